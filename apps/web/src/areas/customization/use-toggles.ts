import { useCallback, useState } from 'react';
import type { Item } from './items.ts';

/**
 * The unapplied switches of a person. Only switched items are held, so that a colleague's changes of other items show
 * and stay.
 */
export function useToggles(items: readonly Item[], stored: readonly string[]) {
  const [toggles, setToggles] = useState<ReadonlyMap<string, boolean>>(new Map());
  const toggle = useCallback(
    (key: string, on: boolean) => setToggles((now) => new Map(now).set(key, on)),
    [],
  );
  const isStored = new Set(stored);
  const isOn = (key: string) => toggles.get(key) ?? isStored.has(key);
  return {
    enabled: items.map(({ key }) => key).filter(isOn),
    changes: items.filter(({ key }) => isOn(key) !== isStored.has(key)).length,
    isOn,
    toggle,
    discard: () => setToggles(new Map()),
  };
}
