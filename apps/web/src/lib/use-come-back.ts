import { useEffect, useEffectEvent } from 'react';

/** Runs whenever the page is shown, also when the browser's Back button restores it. */
export function useComeBack(onShown: () => void) {
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    const show = () => shown();
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
}
