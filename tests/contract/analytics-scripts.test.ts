import { getReportRooms, getReportUsers } from '@campus/contracts/analytics/functions';
import { platformTokenOf, withApiAccess } from '@campus/tests/areas/credentials';
import { openGateway } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeScript } from '@campus/tests/calls/script-calls';
import { heartbeats, search, sendEvents } from '@campus/tests/events/usage';
import { openPages } from '@campus/tests/world/page-access';
import { addMember, makeAccount, unique } from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';

const gateway = await openGateway();

const minute = 60 * 1000;
const now = Math.floor(Date.now() / minute) * minute;
const ago = (minutes: number) => new Date(now - minutes * minute);

const guest = `Guest ${unique()}`;
const window = { from: ago(120).toISOString(), to: ago(0).toISOString() };
const attended = { sfsRoom: 'hall_1', start: ago(120).toISOString(), hours: 2 };
const lesson = `${ago(120).toISOString()}/${ago(0).toISOString()}`;
const today = new Date(now).toISOString().slice(0, 10);
const yesterday = new Date(now - 24 * 60 * minute).toISOString().slice(0, 10);
const range = { from: yesterday, to: today, timeZone: 'UTC' };

/** An account in which Mirabelle and a guest were in the hall and in a booth, with scripts with and without names. */
async function lecture() {
  const { accountId } = await makeAccount(withApiAccess);
  const mia = await addMember(
    accountId,
    {},
    { displayName: 'Mirabelle Solander', firstName: 'Mirabelle', lastName: 'Solander' },
  );
  const events = [mia.userId, guest].flatMap((user) => {
    const common = { accountId, user, session: unique(), server: 'world-1' };
    return [
      { event: 'LOGIN' as const, ...common, at: ago(100) },
      { event: 'JOINROOM' as const, ...common, room: 'hall_1', at: ago(90) },
      { event: 'JOINVOLUME' as const, ...common, room: 'booth', at: ago(80) },
      { event: 'LEAVEVOLUME' as const, ...common, room: 'booth', at: ago(75) },
      { event: 'LEAVEROOM' as const, ...common, room: 'hall_1', at: ago(70) },
      { event: 'LOGOUT' as const, ...common, at: ago(60) },
    ];
  });
  await sendEvents([...heartbeats(accountId, ago(130), ago(0)), ...events]);
  const figures = await makeScript(gateway, accountId, ['analytics:read']);
  const named = await makeScript(gateway, accountId, ['analytics:read', 'members:read']);
  const others = await makeScript(gateway, accountId, ['members:read', 'rooms:read']);
  return { accountId, mia, figures, named, others };
}

let account: Awaited<ReturnType<typeof lecture>>;
beforeAll(async () => {
  account = await lecture();
});

const reports = [
  ['/activity', { ...window, sort: 'time', direction: 'asc' }],
  ['/attendance/rooms', attended],
  ['/attendance/privateVolumes', { ...attended, sfsRoom: 'booth' }],
  ['/attendance/rooms/series', { sfsRoom: 'hall_1', added: lesson }],
  ['/attendance/privateVolumes/series', { sfsRoom: 'booth', added: lesson, after: '' }],
] as const;

describe('a script with the scope analytics:read', () => {
  it('reads figures, months, and rooms', async () => {
    const { call } = account.figures;
    const logins = await call('get', '/analytics/graphs/logins', { query: range });
    expect(logins.status).toBe(200);
    const values = logins.body.points.map(({ value }: { value: number | null }) => value ?? 0);
    expect(values.reduce((sum: number, value: number) => sum + value, 0)).toBe(2);
    for (const path of [
      '/analytics/months',
      '/analytics/rooms',
      '/activity/rooms',
      '/attendance/rooms/choices',
    ])
      expect([path, (await call('get', path)).status]).toEqual([path, 200]);
  });

  it.each(reports)('gets ids of people at %s, and names only with members:read too', async (path, query) => {
    const { figures, named, mia } = account;
    const bare = await figures.call('get', path, { query });
    expect(bare.status).toBe(200);
    const ids = bare.body.items.map(({ userId }: { userId: string }) => userId);
    expect(new Set(ids)).toEqual(new Set([mia.userId, expect.stringMatching(/^guest-\d+$/)]));
    for (const name of ['Mirabelle', 'Solander', mia.email, guest])
      expect([name, JSON.stringify(bare.body).includes(name)]).toEqual([name, false]);

    const full = await named.call('get', path, { query });
    const people = full.body.items.map((row: { userId: string; displayName: string }) => [
      row.userId,
      row.displayName,
    ]);
    expect(people).toContainEqual([mia.userId, 'Mirabelle Solander']);
    expect(people.map(([userId]: [string]) => userId)).toContain(guest);
    expect(full.body.total).toBe(bare.body.total);
  });

  it('counts the people behind a figure, and lists them only with members:read too', async () => {
    const { figures, named } = account;
    const day = ago(100).toISOString().slice(0, 10);
    const asked = { query: { date: day, timeZone: 'UTC' } };
    const bare = await figures.call('get', '/analytics/graphs/logins/people', asked);
    expect(bare.body).toMatchObject({ total: 2, items: [], namesShown: false });
    const full = await named.call('get', '/analytics/graphs/logins/people', asked);
    expect(full.body).toMatchObject({ total: 2, namesShown: true });
    expect(full.body.items.map(({ displayName }: { displayName: string }) => displayName)).toContain(
      'Mirabelle Solander',
    );
  });

  it('is not told the order of names', async () => {
    const query = { ...window, sort: 'displayName' };
    const refused = await account.figures.call('get', '/activity', { query });
    expect([refused.status, refused.body.key]).toEqual([403, 'access.scopeMissing']);
    expect(refused.headers['www-authenticate']).toContain('scope="members:read"');
    expect((await account.named.call('get', '/activity', { query })).status).toBe(200);
  });

  it('exports, keeps, and follows nothing', async () => {
    const { call } = account.named;
    for (const [method, path, sent] of [
      ['post', '/analytics/exports', { body: { ...range, searchType: 'loginsAll' } }],
      ['post', '/activity/exports', { body: { ...window, timeZone: 'UTC' } }],
      ['post', '/attendance/rooms/exports', { body: attended }],
      ['post', '/attendance/roomAttendance/records', { body: attended }],
      ['get', '/attendance/roomAttendance/records', {}],
      ['get', '/analytics/live', {}],
      ['get', '/analytics/marks', { query: range }],
    ] as const) {
      const { status, body } = await call(method, path, sent);
      expect([path, status, body.key]).toEqual([path, 403, 'access.notForScripts']);
    }
  });

  it('reads no page that is closed to the level of its credential', async () => {
    const { accountId } = await makeAccount(withApiAccess);
    await openPages(accountId, 'owner', ['roomActivity']);
    const { call } = await makeScript(gateway, accountId, ['analytics:read', 'members:read']);
    const { status, body } = await call('get', '/activity', { query: window });
    expect([status, body.key]).toEqual([403, 'access.forbidden']);
    expect((await call('get', '/analytics/rooms')).status).toBe(200);
  });

  it('needs it: no other scope opens figures', async () => {
    const { status, body } = await account.others.call('get', '/activity', { query: window });
    expect([status, body.key, body.params]).toEqual([
      403,
      'access.scopeMissing',
      { scope: 'analytics:read' },
    ]);
  });
});

describe('the platform, asked directly with the token of a script', () => {
  const asked = { server: 'staging', earliestTime: window.from, latestTime: window.to };

  it('names people only with both scopes', async () => {
    const { accountId, mia, figures, named, others } = account;
    const users = async (credential: typeof figures) =>
      callPlatform(
        getReportUsers,
        { accountId, page: 'roomActivity', userIds: [mia.userId] },
        await platformTokenOf(credential),
      );
    await expect(users(figures)).rejects.toMatchObject({ key: 'access.scopeMissing' });
    await expect(users(others)).rejects.toMatchObject({ key: 'access.scopeMissing' });
    await expect(users(named)).resolves.toMatchObject({ users: [{ displayname: 'Mirabelle Solander' }] });
    const rooms = callPlatform(
      getReportRooms,
      { accountId, page: 'roomActivity' },
      await platformTokenOf(others),
    );
    await expect(rooms).rejects.toMatchObject({ key: 'access.scopeMissing' });
  });

  it('hides names of guests and the order of names from a script that may not name people', async () => {
    const { accountId, figures, named } = account;
    const ask = async (name: string, body: object, credential: typeof figures) =>
      search(name, { accountId, ...body }, await platformTokenOf(credential));
    const bare = await ask('getRoomActivities', asked, figures);
    expect(bare).toMatchObject({ status: 200, body: expect.arrayContaining([expect.anything()]) });
    expect(JSON.stringify(bare.body)).not.toContain(guest);
    expect(JSON.stringify((await ask('getRoomActivities', asked, named)).body)).toContain(guest);
    const byName = { ...asked, sorts: { displayname: 1 } };
    expect(await ask('getRoomActivities', byName, figures)).toMatchObject({ status: 403 });
    expect(await ask('getRoomActivityUsers', asked, named)).toMatchObject({ status: 403 });
    expect(await ask('getPresence', { server: 'staging' }, named)).toMatchObject({ status: 403 });
  });
});
