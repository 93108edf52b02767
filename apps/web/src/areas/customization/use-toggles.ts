import { useCallback, useMemo, useState } from 'react';
import { withEntry } from '../../lib/with-entry.ts';
import type { Item } from './items.ts';

/**
 * The unapplied switches of a person. Only switched items are held, so that a colleague's changes of other items show
 * and stay. A switch that is put back is held no more.
 */
export function useToggles(items: readonly Item[], stored: readonly string[]) {
  const [toggles, setToggles] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isStored = useMemo(() => new Set(stored), [stored]);
  const toggle = useCallback(
    (key: string, on: boolean) =>
      setToggles((now) => withEntry(now, key, on === isStored.has(key) ? undefined : on)),
    [isStored],
  );
  const isOn = (key: string) => toggles.get(key) ?? isStored.has(key);
  return {
    enabled: items.map(({ key }) => key).filter(isOn),
    changes: items.filter(({ key }) => isOn(key) !== isStored.has(key)).length,
    isOn,
    toggle,
    discard: () => setToggles(new Map()),
  };
}
