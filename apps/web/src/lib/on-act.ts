/** Actions of a person who continues from the place to which the page has led. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Calls back once the person does something. Returns a function that ends it earlier. */
export function onAct(call: () => void): () => void {
  const ended = new AbortController();
  const once = () => {
    ended.abort();
    call();
  };
  for (const act of acts) window.addEventListener(act, once, { capture: true, signal: ended.signal });
  return () => ended.abort();
}
