import { useEffect, useEffectEvent } from 'react';

/** Runs whenever the page is shown, also as it was left: the browser's "back" may bring it like that. */
export function useComeBack(onShown: () => void) {
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    const show = () => shown();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
}
