import { render } from "preact";
import { App } from "./app.tsx";
import "./page.css";

render(<App />, document.getElementById("page")!);
