// Undo and redo.
export interface History<State> {
  past: State[];
  now: State;
  future: State[];
}

export const begin = <State>(now: State): History<State> => ({ past: [], now, future: [] });

export const go = <State>({ past, now }: History<State>, next: State): History<State> => ({ past: [...past, now], now: next, future: [] });

export function undo<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  return past.length ? { past: past.slice(0, -1), now: past[past.length - 1], future: [now, ...future] } : history;
}

export function redo<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  return future.length ? { past: [...past, now], now: future[0], future: future.slice(1) } : history;
}
