import type { AccessConfiguration } from '@campus/contracts/effective-access/configuration';
import type { WireTarget } from '@campus/contracts/effective-access/fields';
import { levels } from '@campus/domain/access/levels';
import { type Page, pages } from '@campus/domain/access/pages';
import { devices } from '@campus/domain/room-permissions/scopes';
import { accessLevels } from '@campus/domain/room-permissions/web-boards';
import * as z from 'zod';
import { useListState } from '../../lib/use-list-state.ts';

export const accessTabs = ['who', 'overrides', 'pins', 'view'] as const;

export const targetKinds = ['page', 'room', 'action', 'board'] as const;

/** The page's state in the address, so that a shared link opens the same answer. */
const accessState = z.object({
  tab: z.enum(accessTabs).default('who'),
  kind: z.enum(targetKinds).default('page'),
  opened: z.string().default('members'),
  room: z.string().default(''),
  action: z.string().default(''),
  board: z.string().default(''),
  right: z.string().default(''),
  device: z.enum(devices).default('desktop'),
  role: z.enum(levels).default('member'),
  person: z.string().default(''),
});
export type AccessState = z.output<typeof accessState>;
export type AccessPatch = Partial<AccessState>;

/** Reads and changes the question of the page, stored in the address. */
export function useAccessState() {
  return useListState(accessState);
}

export interface StateProps {
  state: AccessState;
  setState: (patch: AccessPatch) => void;
}

const isPage = (name: string): name is Page => pages.some((page) => page === name);

/** The actions of all room types, without duplicates. */
export function actionsOf({ optionSets }: Pick<AccessConfiguration, 'optionSets'>) {
  return [
    ...new Map(optionSets.flatMap(({ options }) => options).map((option) => [option.id, option])).values(),
  ];
}

/** The web board permission in the state, or the first one. */
export function rightOf({ right }: AccessState, boardOptions: AccessConfiguration['boardOptions']) {
  return boardOptions.find(({ id }) => id === right) ?? boardOptions[0];
}

/** The boards named in any Individual Board Control field. */
export function namedBoards(records: AccessConfiguration['boardRecords']): string[] {
  const ids = new Set(records.flatMap(({ boards }) => Object.values(boards).flat()));
  return [...ids].sort((left, right) => left.localeCompare(right, undefined, { numeric: true }));
}

/**
 * The target in the state; undefined if it does not exist. Without a room, it applies to the world, or
 * everywhere.
 */
export function targetOf(state: AccessState, configuration: AccessConfiguration): WireTarget | undefined {
  const { rooms, devices: used } = configuration;
  if (state.kind === 'page') return isPage(state.opened) ? { kind: 'page', page: state.opened } : undefined;
  const room = rooms.find(({ id }) => id === state.room);
  if (state.kind === 'room') {
    const roomId = (room ?? rooms[0])?.id;
    return roomId === undefined ? undefined : { kind: 'room', roomId };
  }
  if (state.kind === 'board') return boardTarget(state, room?.id ?? null, configuration);
  const options = actionsOf(configuration);
  const option = options.find(({ id }) => id === state.action) ?? options[0];
  const device = used.find((name) => name === state.device) ?? used[0];
  return option && device && { kind: 'action', device, optionId: option.id, roomId: room?.id ?? null };
}

/** A permission on a named board, or on any other board. Only access levels have fields that name boards. */
function boardTarget(
  state: AccessState,
  roomId: string | null,
  { boardOptions, boardRecords }: AccessConfiguration,
): WireTarget | undefined {
  const right = rightOf(state, boardOptions);
  if (!right) return undefined;
  const isNamed = accessLevels.includes(right.id) && namedBoards(boardRecords).includes(state.board);
  return { kind: 'board', boardId: isNamed ? state.board : null, optionId: right.id, roomId };
}
