/**
 * Calls back once the questions that are open now are closed: an open question keeps the focus to itself. Returns a
 * function that ends the waiting.
 */
export function afterQuestion(call: () => void): () => void {
  const open = [...document.querySelectorAll('[role=alertdialog]')];
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
