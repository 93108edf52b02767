/**
 * Calls back after the currently open dialogs have closed, because an open dialog traps the focus. Returns a
 * function that stops waiting.
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
