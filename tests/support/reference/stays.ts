import type { WorldEvent } from './event.ts';
import type { Session } from './sessions.ts';

/** A stay in a room or a private volume, from `began` up to and without `ended`. */
export interface Stay {
  user: string;
  employee: boolean;
  where: 'room' | 'volume';
  name: string;
  began: number;
  ended: number;
  talked: number;
  /** How its end is known: it was reported, it follows from something else, or the stay goes on. */
  leave: 'reported' | 'inferred' | 'none';
}

/**
 * The stays of a session, by docs/decisions/059 and docs/world-events.md: it is in one room at a time, and in a volume
 * of it; who leaves the room or joins any room is no longer in the volume. What is not left ends with the session.
 */
export function staysOf({ user, employee, events, ended, goesOn }: Session): Stay[] {
  const stays: Stay[] = [];
  const open: { room?: Stay; volume?: Stay } = {};
  const begin = (where: Stay['where'], { room: name, at }: WorldEvent) => {
    const stay: Stay = {
      ...{ user, employee, where, name, began: at, ended: at },
      ...{ talked: 0, leave: 'none' },
    };
    open[where] = stay;
    stays.push(stay);
  };
  const end = (where: Stay['where'], at: number) => {
    const stay = open[where];
    if (stay) Object.assign(stay, { ended: at, leave: 'inferred' });
    delete open[where];
  };
  /** A leave also counts if something else ended the stay in its millisecond. */
  const report = (where: Stay['where'], { room: name, at, talked }: WorldEvent) => {
    if (open[where]?.name === name) end(where, at);
    const last = stays.findLast((stay) => stay.where === where && stay.name === name);
    if (last?.leave === 'inferred' && last.ended === at) Object.assign(last, { leave: 'reported', talked });
  };
  for (const event of events) {
    const { at } = event;
    const isInRoom = (open.room?.name ?? event.room) === event.room;
    switch (event.event) {
      case 'JOINROOM':
        end('volume', at);
        end('room', at);
        begin('room', event);
        break;
      case 'LEAVEROOM':
        if (isInRoom) end('volume', at);
        report('room', event);
        break;
      case 'JOINVOLUME':
        end('volume', at);
        begin('volume', event);
        break;
      case 'LEAVEVOLUME':
        report('volume', event);
        break;
      case 'LOGOUT':
        end('volume', at);
        end('room', at);
        break;
    }
  }
  for (const stay of [open.room, open.volume])
    if (stay) Object.assign(stay, { ended, leave: goesOn ? 'none' : 'inferred' });
  return stays;
}
