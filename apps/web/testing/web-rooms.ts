import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import type { WebRoom } from '@campus/contracts/web-rooms/web-rooms';
import type { Answers } from './answering-link.ts';
import { anEnteredAccount, workingIn } from './people.ts';

/** The rooms that it stores at first. */
export const webRooms: readonly WebRoom[] = [
  { id: 'aula', name: 'Aula', levelName: 'aula', order: 20 },
  { id: 'hall', name: 'Hall', levelName: 'hall', order: null },
];

/** A gateway that stores web rooms. */
export function withWebRooms(
  account: Partial<EnteredAccount> = {},
  answers: NonNullable<Answers['webRooms']> = {},
): Answers {
  let items = [...webRooms];
  return {
    ...workingIn(anEnteredAccount(account)),
    webRooms: {
      list: () => ({ items }),
      update: ({ roomId, name, order }) => {
        items = items.map((room) =>
          room.id === roomId ? { ...room, name, ...(order !== undefined && { order }) } : room,
        );
        return { room: items.find(({ id }) => id === roomId) as WebRoom, version: 2 };
      },
      ...answers,
    },
  };
}
