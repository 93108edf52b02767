import type { Pin } from '@campus/domain/effective-access/pins';
import { type Reason, reason } from '../core/messages.ts';

/** What a pinned rule names: the page, room, or action, and the room of an action; undefined for what was deleted. */
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
  if (target.roomId === null) return reason('effectiveAccess.pin.everywhere', { people, can, name });
  return reason('effectiveAccess.pin.action', { people, can, name, room: names.room ?? gone });
}
