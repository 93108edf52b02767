import { text } from '@campus/contracts/core/text';
import type { listRoomTypes, readRoomPermissions } from '@campus/contracts/room-permissions/room-permissions';
import { indexOptions } from '@campus/domain/room-permissions/option-index';
import { indexPermissions, type PermissionRecord } from '@campus/domain/room-permissions/records';
import { devicesOf, type Scene } from '@campus/domain/room-permissions/room-types';
import type { Device, PermissionScope } from '@campus/domain/room-permissions/scopes';
import { indexWebBoards, type WebBoardRecord } from '@campus/domain/room-permissions/web-boards';
import { useEffect, useMemo } from 'react';
import type * as z from 'zod';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useAccount } from '../../shell/account.tsx';
import { type Prefetch, trpc } from '../../trpc.ts';

type State = z.output<typeof readRoomPermissions.output>;
export type RoomType = z.output<typeof listRoomTypes.output>['levels'][number];
type Wire = Pick<State['records'][number], 'id' | 'level' | 'instance' | 'permissions' | 'written'>;

/** The permissions of the account, its room types and scenes, and whether its world allows chatbots. */
export function usePermissions() {
  const { id: accountId } = useAccount();
  const state = trpc.roomPermissions.read.useQuery({ accountId });
  const types = trpc.roomPermissions.roomTypes.useQuery({ accountId });
  const isChatbotAllowed = useChatbot(accountId, state.data?.world);
  const stored = useMemo(() => state.data && storedOf(state.data), [state.data]);
  const scenes: readonly Scene[] = types.data?.scenes ?? noScenes;
  return {
    accountId,
    state: state.data,
    stored,
    error: state.error,
    retry: () => void state.refetch(),
    types: types.data?.levels,
    typesError: types.error,
    retryTypes: () => void types.refetch(),
    scenes,
    isChatbotAllowed,
  };
}
export type Permissions = ReturnType<typeof usePermissions>;
const noScenes: readonly Scene[] = [];

/** Prefetches the permissions and the room types of the account. */
export const prefetchPermissions: Prefetch = (cache, { accountId }) => {
  void cache.roomPermissions.read.prefetch({ accountId });
  void cache.roomPermissions.roomTypes.prefetch({ accountId });
};

/** Whether the world allows chatbots; not while nobody knows, which is said once (RPM-076, 077). */
function useChatbot(accountId: string, world: string | undefined): boolean {
  const notify = useNotify();
  const { data, error } = trpc.roomPermissions.chatbotStatus.useQuery(
    { accountId, world: world ?? '' },
    { enabled: world !== undefined, retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
  useEffect(() => {
    if (error)
      notify.error(error, (detail) => text('roomPermissions.chatbotFailed', { world: world ?? '', detail }));
  }, [error, world, notify]);
  return data?.isChatbotAllowed ?? false;
}

/** The stored permissions, as the resolver takes them. */
function storedOf({ records, webBoards, optionSets, ...state }: State) {
  const rooms = records.map(recordOf);
  const boards = webBoards.map(webBoardOf);
  return {
    rooms,
    boards,
    /** The permissions that exist, by room type. */
    options: indexOptions(optionSets),
    index: indexPermissions(rooms),
    boardIndex: indexWebBoards(boards),
    devices: devicesOf(state),
  };
}
export type Stored = ReturnType<typeof storedOf>;

function recordOf({ isWeb, ...record }: State['records'][number]): PermissionRecord {
  return { ...common(record), device: isWeb ? 'web' : 'desktop' };
}

function webBoardOf({ boards, ...record }: State['webBoards'][number]): WebBoardRecord {
  return { ...common(record), boards };
}

function common({ id, level, instance, permissions, written }: Wire) {
  return { id, scope: scopeOf(level, instance), values: permissions, written };
}

/** The scope of a record as the platform names it: the world without a level, a room type without an instance. */
export function scopeOf(level: string | null, instance: number | null): PermissionScope {
  if (level === null) return { kind: 'world' };
  return instance === null ? { kind: 'roomType', level } : { kind: 'scene', level, instance };
}

/** The room types that a device has (RPM-064). */
export function typesOn(device: Device, types: readonly RoomType[] = []): RoomType[] {
  return types.filter(({ isSupported, isWebAvailable }) => (device === 'web' ? isWebAvailable : isSupported));
}
