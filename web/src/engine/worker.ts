// A worker with an engine of its own. First message: the compiled engine. Then questions, each with a number.
import { instantiate, type Ask } from "./instance.ts";

let ask: Ask;
let current = 0;

onmessage = ({ data }) => {
  if (data.module) {
    ask = instantiate(data.module, (progress) => postMessage({ number: current, progress }));
    return;
  }
  current = data.number;
  const before = performance.now();
  const answer = ask(data.question, data.given);
  postMessage({ number: current, answer, milliseconds: performance.now() - before });
};
