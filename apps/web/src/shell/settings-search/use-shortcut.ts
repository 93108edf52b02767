import { useEffect, useEffectEvent } from 'react';

const isApple = /Mac|iPhone|iPad/.test(window.navigator.userAgent);

/** The keys of the shortcut, as they are written on the person's keyboard. */
export const shortcutKeys = isApple ? '⌘K' : 'Ctrl+K';

/**
 * Calls `press` when Control or Command is pressed with K, wherever the focus is, but not below a dialog. `prepare` is
 * called when the first of the two keys is down.
 */
export function useShortcut(shortcut: { prepare: () => void; press: () => void }, enabled: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') return shortcut.prepare();
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (document.querySelector('[aria-modal=true]') === null) shortcut.press();
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
}

function isShortcut(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}
