import type { Pin } from '@campus/domain/effective-access/pins';
import { accessLevels } from '@campus/domain/room-permissions/web-boards';
import { type Reason, reason } from '../core/reasons.ts';

/** The names of a rule's page, room, action, or permission, and of the room of the last two; undefined if deleted. */
export interface PinNames {
  name: string | undefined;
  room?: string | undefined;
}

/** A pinned rule as a sentence. */
export function pinReason({ role, can, target }: Omit<Pin, 'id'>, names: PinNames): Reason {
  const people = { key: `effectiveAccess.people.${role}` } as const;
  const gone = { key: 'effectiveAccess.room.gone' } as const;
  const name = names.name ?? gone;
  if (target.kind === 'page') return reason('effectiveAccess.pin.page', { people, can, name });
  if (target.kind === 'room') return reason('effectiveAccess.pin.room', { people, can, name });
  if (target.kind === 'board') {
    const board = boardText(target.boardId, target.optionId);
    if (target.roomId === null)
      return reason('effectiveAccess.pin.boardEverywhere', { people, can, name, board });
    return reason('effectiveAccess.pin.board', { people, can, name, board, room: names.room ?? gone });
  }
  if (target.roomId === null) return reason('effectiveAccess.pin.everywhere', { people, can, name });
  return reason('effectiveAccess.pin.action', { people, can, name, room: names.room ?? gone });
}

/** The board that a permission is about: one by its id, or any without a field; other permissions are about all. */
export function boardText(boardId: string | null, optionId: string) {
  if (!accessLevels.includes(optionId)) return { key: 'effectiveAccess.board.all' } as const;
  return boardId ?? ({ key: 'effectiveAccess.board.others' } as const);
}
