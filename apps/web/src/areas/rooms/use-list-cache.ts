import type { Entry } from '@campus/domain/rooms/entries';
import { trpc } from '../../trpc.ts';

/** A new place of an entry, as returned by changes of the order. */
interface Place {
  id: string;
  order: number;
  group: string;
}

/** The page's copy of the list. Known changes are applied to it without another read. */
export function useListCache(accountId: string) {
  const { rooms } = trpc.useUtils();
  const change = (next: (entries: readonly Entry[]) => readonly Entry[], version?: number) =>
    rooms.list.setData(
      { accountId },
      (list) =>
        list && {
          ...list,
          version: version ?? list.version,
          entries: [...next(list.entries)] as typeof list.entries,
        },
    );
  return {
    read: () => rooms.list.getData({ accountId }),
    reload: () => rooms.list.invalidate({ accountId }),
    /** Shows another order before it is saved. */
    show: (entries: readonly Entry[]) => change(() => entries),
    place: (places: readonly Place[], version: number) => {
      const placed = new Map(places.map((place) => [place.id, place]));
      change((entries) => entries.map((entry) => ({ ...entry, ...placed.get(entry.id) })), version);
    },
    put: (saved: readonly Entry[], version: number) =>
      change((entries) => {
        const byId = new Map(saved.map((entry) => [entry.id, entry]));
        const known = new Set(entries.map(({ id }) => id));
        return [
          ...entries.map((entry) => byId.get(entry.id) ?? entry),
          ...saved.filter(({ id }) => !known.has(id)),
        ];
      }, version),
    remove: (id: string, version: number) =>
      change((entries) => entries.filter((entry) => entry.id !== id), version),
  };
}
