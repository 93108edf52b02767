import { randomBytes } from 'node:crypto';
import type { Stack } from '@campus/local/stack';
import { type Attack, callNumber, targetsOf } from './attack-targets.ts';
import type { Target } from './measure.ts';
import type { SignedIn } from './people.ts';

interface Attackers {
  accountId: string;
  /** Each returns a person who takes part in no other attack. */
  admin: () => SignedIn;
  member: () => SignedIn;
}

/** The most calls of one request of the web client. */
const inBatch = 20;

/** Heavy reads in batches, and changes that each write an audit entry or a record. */
export function memberAttacks(stack: Stack, { accountId, admin, member }: Attackers): Attack[] {
  const { batch } = targetsOf(stack);
  const whole = { pace: 'whole', connections: 8, isAllowed: true } as const;
  const reader = admin();
  const many = (call: (index: number) => readonly [string, object]) =>
    batch(
      Array.from({ length: inBatch }, (_, index) => call(index)),
      reader.bearer,
    );
  const heavy = [
    many((index) => [
      'members.list',
      { accountId, searchField: 'name', search: `a${String.fromCharCode(97 + index)}`, extensive: true },
    ]),
    many((index) => ['members.list', { accountId, page: 400 + index, pageSize: 100, sort: 'lastName' }]),
    many((index) => ['audit.list', { accountId, page: 1 + index, search: 'a' }]),
  ];
  return [
    { name: 'heavy batches by one session', ...whole, targets: heavy },
    {
      name: 'changes of an own profile',
      ...whole,
      targets: ownChanges(stack, accountId, member()),
    },
    {
      name: 'counts of all members by one session',
      ...whole,
      targets: [countsOf(stack, accountId, admin())],
    },
    {
      name: 'attendance records by one session',
      ...whole,
      targets: attendanceRecords(stack, accountId, admin()),
    },
  ];
}

/** Changes of what a person shows to others, as long as they can be. */
export function ownChanges(stack: Stack, accountId: string, { bearer: headers }: SignedIn): Target[] {
  const { send } = targetsOf(stack);
  const long = (characters: number) =>
    callNumber + randomBytes(characters).toString('hex').slice(30, characters);
  return [
    send('PATCH', '/api/v1/profile', { headers, body: { description: long(2_000), hobbies: long(500) } }),
    send('PATCH', '/api/v1/profile/user', { headers, body: { organization: callNumber } }),
    send('PATCH', `/api/v1/accounts/${accountId}/profile`, {
      headers,
      body: { fields: { department: callNumber } },
    }),
  ];
}

/** A count of all members, which is stored for the change that follows. */
export function countsOf(stack: Stack, accountId: string, { bearer }: SignedIn): Target {
  const { ask } = targetsOf(stack);
  const selection = { matching: { searchField: 'name', search: '' } };
  const input = JSON.stringify({ accountId, action: 'suspend', selection });
  return ask('GET', `/trpc/members.previewBulk?input=${encodeURIComponent(input)}`, bearer);
}

/** Records of different times, which are never the same attendance. */
export function attendanceRecords(stack: Stack, accountId: string, { bearer: headers }: SignedIn): Target[] {
  const { send } = targetsOf(stack);
  const today = new Date().setUTCMinutes(0, 0, 0);
  return Array.from({ length: 60 }, (_, hour) =>
    send('POST', `/api/v1/accounts/${accountId}/attendance/roomAttendance/records`, {
      headers,
      body: { sfsRoom: 'bench', start: new Date(today - (hour + 30) * 3_600_000).toISOString(), hours: 24 },
    }),
  );
}
