import { randomBytes } from 'node:crypto';
import { getRoomMenu } from '@campus/contracts/rooms/functions';
import { maxSavedRooms } from '@campus/contracts/rooms/rooms';
import type { Stack } from '@campus/local/stack';
import { type Attack, callNumber, targetsOf } from './attack-targets.ts';
import type { Target } from './measure.ts';
import type { SignedIn } from './people.ts';

interface Attackers {
  accountId: string;
  /** The rooms of the account. */
  roomIds: readonly string[];
  /** Each returns a person who takes part in no other attack. */
  admin: () => SignedIn;
  member: () => SignedIn;
}

/** Reads and changes of a large list of rooms. */
export function roomAttacks(stack: Stack, { accountId, roomIds, admin, member }: Attackers): Attack[] {
  const { batch, call, get } = targetsOf(stack);
  const changes = () => roomChanges(stack, { accountId, roomIds, admin: admin() });
  const whole = { pace: 'whole', connections: 8, isAllowed: true } as const;
  return [
    { name: 'room lists', ...whole, targets: lists() },
    { name: 'room lists while rooms change', ...whole, targets: [...lists(), changes().oneRoom] },
    { name: 'room menus by members', ...whole, targets: menus() },
    { name: 'room menus while rooms change', ...whole, targets: [...menus(), changes().oneRoom] },
    { name: 'saves of 500 rooms with keys', ...whole, targets: [changes().manyRooms()] },
    { name: 'plans of all rooms', ...whole, targets: [changes().plan] },
  ];

  function lists(): Target[] {
    const { bearer } = admin();
    const list = ['rooms.list', { accountId }] as const;
    const preview = (role: string) => ['rooms.preview', { accountId, role }] as const;
    return [
      ...[list, preview('member'), preview('leader')].map((call) => batch([call], bearer)),
      get(`/api/v1/accounts/${accountId}/rooms`, bearer),
      batch(
        Array.from({ length: 20 }, () => list),
        bearer,
      ),
    ];
  }

  /** The menus of four members. */
  function menus(): Target[] {
    return Array.from({ length: 4 }, member).flatMap(({ sessionToken }) =>
      ['GOTO', 'mobile', 'roomGraph'].map((menu) => ({
        ...call(getRoomMenu.name, { 'x-parse-session-token': sessionToken }),
        body: JSON.stringify({ accountId, menu }),
      })),
    );
  }
}

/** Changes of rooms by one person; each request has other values. */
export function roomChanges(
  stack: Stack,
  { accountId, roomIds, admin }: Pick<Attackers, 'accountId' | 'roomIds'> & { admin: SignedIn },
) {
  const { send } = targetsOf(stack);
  const rooms = `/api/v1/accounts/${accountId}/rooms`;
  const { bearer: headers } = admin;
  const notes = callNumber + randomBytes(235).toString('hex');
  const fields = { notes, customLabel: callNumber, voiceIP: callNumber, doorName: callNumber };
  const change = { kind: 'room', fields };
  return {
    oneRoom: send('PATCH', `${rooms}/${roomIds[0]}`, { headers, body: { change } }),

    /** Saves as many rooms as one call can, beginning with this one. */
    manyRooms: (from = 0) =>
      send('POST', rooms, {
        headers: { ...headers, 'idempotency-key': `bench-${callNumber}` },
        body: {
          create: false,
          entries: roomIds.slice(from, from + maxSavedRooms).map((entryId) => ({ entryId, change })),
        },
      }),

    plan: send('POST', `${rooms}/bulk-edits`, {
      headers,
      body: { entryIds: roomIds, values: { voiceIP: callNumber } },
    }),

    /** Each moves a folder with its rooms to the front. */
    moves: ['Folder 7', 'Folder 8'].map((folder) =>
      send('POST', `${rooms}/moves`, { headers, body: { move: { kind: 'folder', folder, after: null } } }),
    ),
  };
}
