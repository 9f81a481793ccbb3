// Saves a file from the page, without a server.
export function save(name: string, type: string, content: string | Blob) {
  const link = document.createElement("a");
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Properties that the style sheet gives to drawings: a saved drawing must bring its own. */
const properties = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "opacity", "font-size", "font-family", "font-weight", "text-anchor"];

/** A drawing of the page as a document of its own. */
function standalone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((element, i) => {
    const style = getComputedStyle(originals[i]);
    for (const name of properties) element.setAttribute(name, style.getPropertyValue(name));
    for (const name of ["class", "tabindex", "data-square"]) element.removeAttribute(name);
  });
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** Saves the drawing inside an element. */
export async function savePicture(frame: Element, name: string, kind: "svg" | "png") {
  const svg = standalone(frame.querySelector("svg")!);
  if (kind === "svg") return save(`${name}.svg`, "image/svg+xml", svg);
  save(`${name}.png`, "image/png", await png(svg, 2));
}

/** An SVG as a PNG, `scale` pixels for each of its own. */
async function png(svg: string, scale: number): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth * scale;
  canvas.height = picture.naturalHeight * scale;
  canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no PNG")))));
}
