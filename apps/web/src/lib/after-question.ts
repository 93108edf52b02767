/**
 * Calls back after the currently open modal dialogs have closed, because they trap the focus. Returns a
 * function that stops waiting.
 */
export function afterQuestion(call: () => void): () => void {
  const open = [...document.querySelectorAll('[aria-modal=true]')];
  const look = () => {
    if (open.some(({ isConnected }) => isConnected)) return;
    changes.disconnect();
    call();
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  look();
  return () => changes.disconnect();
}
