import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { heartbeats, sendOnly, type TestEvent } from '@campus/tests/events/usage';
import { makeAccount, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();

const minute = 60 * 1000;
const now = Math.floor(Date.now() / minute) * minute;
const ago = (minutes: number) => new Date(now - minutes * minute);

interface Page<Item> {
  items: Item[];
  next?: string | null | undefined;
}

/** Reads a report from its beginning. `between` runs after each call. */
async function readAll<Item>(
  read: (after: string) => Promise<Page<Item>>,
  between = async () => {},
): Promise<Item[][]> {
  const pages: Item[][] = [];
  for (let after: string | null | undefined = ''; typeof after === 'string'; ) {
    const page: Page<Item> = await read(after);
    pages.push(page.items);
    after = page.next;
    await between();
  }
  return pages;
}

/** A person who enters and leaves a room these minutes ago. */
function stay(accountId: string, user: string, [joined, left]: [number, number]): TestEvent[] {
  const common = { accountId, user, session: unique(), server: 'world-1', room: 'hall_1' };
  return [
    { event: 'JOINROOM', ...common, at: ago(joined) },
    { event: 'LEAVEROOM', ...common, at: ago(left) },
  ];
}

const window = { from: ago(120).toISOString(), to: ago(0).toISOString() };

it('ACT-018 reads every event of a window once, while others arrive, and several at one instant', async () => {
  const { accountId, people } = await makeAccount();
  const users = Array.from({ length: 7 }, () => `guest ${unique()}`);
  // Every server numbers the events of its batches from 0, so the same instant and number occur in several.
  for (const user of users) await sendOnly(stay(accountId, user, [60, 55]));
  const late = `late ${unique()}`;
  const { activity } = as(people.admin);
  const pages = await readAll(
    (after) => activity.list.query({ accountId, ...window, after, pageSize: 3 }),
    () => sendOnly(stay(accountId, late, [110, 58])),
  );
  const there = pages.flat().filter(({ userId }) => userId !== late);
  expect(there.map(({ userId, event }) => `${event} ${userId}`).toSorted()).toEqual(
    users.flatMap((user) => [`JOINROOM ${user}`, `LEAVEROOM ${user}`]).toSorted(),
  );
  const times = pages.flat().map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  expect(pages[0]).toHaveLength(3);
});

it('ACT-018 gives events that are equal in everything together, and reads no page or sort with a place', async () => {
  const { accountId, people } = await makeAccount();
  const guest = `guest ${unique()}`;
  const [joined] = stay(accountId, guest, [60, 55]);
  if (!joined) throw new Error('A stay has events.');
  await sendOnly([joined, ...stay(accountId, guest, [40, 30]), ...heartbeats(accountId, ago(120), ago(0))]);
  const { activity } = as(people.admin);
  const asked = { accountId, ...window, page: 9, sort: 'type', direction: 'desc', pageSize: 1 } as const;
  const pages = await readAll((after) => activity.list.query({ ...asked, after }));
  expect(pages.flat().map(({ at }) => at)).toEqual([60, 40, 30].map((minutes) => ago(minutes).toISOString()));
  const { completeUntil, total } = await activity.list.query({ ...asked, after: '' });
  expect([completeUntil, total]).toEqual([expect.stringMatching(/Z$/), 3]);
  expect(await activity.list.query({ accountId, ...window })).not.toHaveProperty('next');
});

it('ACT-018 filters with a place as without', async () => {
  const { accountId, people } = await makeAccount();
  const guest = `guest ${unique()}`;
  await sendOnly([...stay(accountId, guest, [60, 55]), ...stay(accountId, guest, [40, 30])]);
  const { activity } = as(people.admin);
  const filter = { accountId, ...window, type: 'LEAVEROOM', sfsRoom: 'hall_1', pageSize: 1 } as const;
  const pages = await readAll((after) => activity.list.query({ ...filter, after }));
  expect(pages.flat().map(({ at, event }) => [at, event])).toEqual([
    [ago(55).toISOString(), 'LEAVEROOM'],
    [ago(30).toISOString(), 'LEAVEROOM'],
  ]);
});

it('ATT-019 ATT-020 reads everyone who attended once, while others arrive', async () => {
  const { accountId, people } = await makeAccount();
  const users = Array.from({ length: 7 }, () => `guest ${unique()}`);
  await sendOnly(users.flatMap((user) => stay(accountId, user, [60, 55])));
  const { attendance } = as(people.admin);
  const asked = { accountId, sfsRoom: 'hall_1', start: ago(120).toISOString(), hours: 2, pageSize: 3 };
  const pages = await readAll(
    (after) => attendance.ofRoom.query({ ...asked, after }),
    () => sendOnly(stay(accountId, `guest ! ${unique()}`, [70, 58])),
  );
  expect(
    pages
      .flat()
      .filter(({ userId }) => !userId.includes('!'))
      .map(({ userId }) => userId),
  ).toEqual(users.toSorted());
  expect(await attendance.ofRoom.query(asked)).not.toHaveProperty('next');
});

it.each(['x', '1.2', '9'.repeat(40), '1.2.3.4.5', '-1.0.0.0'])(
  'refuses the place “%s”, which no answer gave',
  async (after) => {
    const { accountId, people } = await makeAccount();
    const { activity } = as(people.admin);
    expect(await refusalOf(activity.list.query({ accountId, ...window, after }))).toMatchObject({
      status: 400,
    });
  },
);

it.each(['9999999999999.0.0.0', '0.9999999999999.9999999999.9999999999999999'])(
  'answers the place “%s”, which is beyond all events or before them',
  async (after) => {
    const { accountId, people } = await makeAccount();
    await sendOnly(stay(accountId, `guest ${unique()}`, [60, 55]));
    const { items, next } = await as(people.admin).activity.list.query({ accountId, ...window, after });
    expect([items.length, next]).toEqual([after.startsWith('0') ? 2 : 0, null]);
  },
);
