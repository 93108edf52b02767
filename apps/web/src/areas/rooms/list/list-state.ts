import { orCommaList } from '@campus/contracts/core/text-values';
import { roomPlaces } from '@campus/domain/rooms/entries';
import { defaultVisibility } from '@campus/domain/rooms/filter';
import * as z from 'zod';
import { useListState } from '../../../lib/use-list-state.ts';

const name = z.string().max(100).default('');

/** The state of the page in the address. */
const pageState = z.object({
  search: name,
  /** Filter: where rooms are shown; empty for all rooms. */
  show: orCommaList(z.array(z.enum(roomPlaces))).default([...defaultVisibility]),
  /** Whether only rooms are listed that nobody entered in 90 days. */
  unused: z.stringbool().default(false),
  /** The id of the open room or command. */
  item: name,
  /** The open folder, or the folder to which an entry is added. */
  folder: name,
  /** The kind of entry being added. */
  add: z.enum(['', 'room', 'command']).default(''),
});
export type PageState = z.output<typeof pageState>;

/** The open entry, or the kind of entry being added. */
export type Looked = Pick<PageState, 'item' | 'folder' | 'add'>;

/** The state of the page in the address: filters, and the open entry. */
export function usePageState() {
  return useListState(pageState);
}

export type SetPageState = ReturnType<typeof usePageState>[1];

/** The state in which nothing is open. */
export const nothing = { item: '', folder: '', add: '' } as const satisfies Looked;
