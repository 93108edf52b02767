/** Events that show that a person has started to use the page. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Calls back once the person does something. Returns a function that stops it earlier. */
export function onAct(call: () => void): () => void {
  const ended = new AbortController();
  const once = () => {
    ended.abort();
    call();
  };
  for (const act of acts) window.addEventListener(act, once, { capture: true, signal: ended.signal });
  return () => ended.abort();
}
