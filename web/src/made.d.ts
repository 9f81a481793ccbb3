declare module "made:command-texts" {
  const texts: Record<string, [english: string, chinese: string]>;
  export default texts;
}
declare module "made:engine" {
  const gzippedInBase64: string;
  export default gzippedInBase64;
}
