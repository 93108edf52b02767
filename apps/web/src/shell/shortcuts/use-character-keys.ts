import { useEffect, useEffectEvent } from 'react';
import { characterKeyOf, focusListSearch } from './character-keys.ts';

/** While enabled, `/` focuses the search of the page's list, and `?` calls `onHelp`. */
export function useCharacterKeys(onHelp: () => void, enabled: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = characterKeyOf(event);
    if (key === '?') onHelp();
    else if (key !== '/' || !focusListSearch()) return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
}
