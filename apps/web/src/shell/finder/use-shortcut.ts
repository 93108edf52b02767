import { useEffect, useEffectEvent } from 'react';

const isApple = /Mac|iPhone|iPad/.test(window.navigator.userAgent);

/** The keys of the shortcut, as labeled on the person's keyboard. */
export const shortcutKeys = isApple ? '⌘K' : 'Ctrl+K';

/**
 * Calls `press` on Control+K or Command+K anywhere, except behind a dialog. Calls `prepare` when the first of
 * the two keys is pressed.
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
