import { useEffect, useEffectEvent } from 'react';

/** While enabled, calls `onKey` for every key that is pressed, wherever the focus is. */
export function useWindowKey(onKey: (event: KeyboardEvent) => void, enabled: boolean): void {
  const press = useEffectEvent(onKey);
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
}
