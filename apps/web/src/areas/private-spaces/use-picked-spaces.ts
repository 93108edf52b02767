import type { PrivateSpace } from '@campus/contracts/private-spaces/private-spaces';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSelection } from '../../components/data-table/use-selection.ts';

/** The spaces that a person has selected, on any page and under any filter, as they were last seen. */
export function usePickedSpaces(shown: readonly PrivateSpace[] | undefined) {
  const selection = useSelection('');
  const [seen, setSeen] = useState<ReadonlyMap<string, PrivateSpace>>(new Map());
  const see = useCallback(
    (spaces: readonly PrivateSpace[]) =>
      setSeen((now) => new Map([...now, ...spaces.map((space) => [space.id, space] as const)])),
    [],
  );
  useEffect(() => see(shown ?? []), [see, shown]);
  const picked = useMemo(() => {
    const ids = 'ids' in selection.selection ? selection.selection.ids : [];
    return ids.flatMap((id) => seen.get(id) ?? []);
  }, [selection, seen]);
  return { selection, picked, see };
}
