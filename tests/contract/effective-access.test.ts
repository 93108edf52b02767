import { getRoomMenu } from '@campus/contracts/rooms/functions';
import { permissions } from '@campus/domain/access/levels';
import type { pages } from '@campus/domain/access/pages';
import { makeCommand, makeRoom } from '@campus/tests/areas/rooms';
import { openGateway, refusalOf, type SignedIn } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
import { addMember, makeAccount, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();
const roles = permissions.filter((permission) => permission !== 'suspended');
const toPage = (page: (typeof pages)[number]) => ({ kind: 'page', page }) as const;

it('what is explained to an admin is what members of each role get, page by page', async () => {
  const { accountId, people } = await makeAccount();
  await openPages(accountId, 'moderator', ['members']);
  await openPages(accountId, 'member', ['import']);
  const { effectiveAccess } = as(people.admin);
  for (const role of roles) {
    const { pages: open } = await as(people[role]).accounts.get.query({ accountId });
    for (const page of ['members', 'import', 'audit', 'privateSpaceReport'] as const) {
      const { answer } = await effectiveAccess.explain.query({ accountId, target: toPage(page), role });
      expect({ role, page, allowed: answer.allowed }).toEqual({ role, page, allowed: open.includes(page) });
    }
  }
});

it('the rule that decides is a sentence: the level configured, the minimum, the product that is lacking', async () => {
  const { accountId, people } = await makeAccount();
  await openPages(accountId, 'moderator', ['members', 'import']);
  const { effectiveAccess } = as(people.admin);
  const reasonOf = async (page: (typeof pages)[number], role: 'leader' | 'admin') => {
    const { answer } = await effectiveAccess.explain.query({ accountId, target: toPage(page), role });
    return answer.chain.find(({ decides }) => decides)?.reason;
  };
  expect(await reasonOf('members', 'leader')).toBe('The account opens this page to Moderator and above.');
  expect(await reasonOf('import', 'leader')).toBe('This page is never opened below Admin.');
  expect(await reasonOf('audit', 'leader')).toBe('By default, this page is open to Admin and above.');
  expect(await reasonOf('privateSpaceReport', 'admin')).toBe(
    'The account does not have the feature that this page needs.',
  );
});

it('a member is judged by their role, team, and suspension; a room says by which rule it opens', async () => {
  const { accountId, people } = await makeAccount();
  const roomId = await makeRoom(accountId, { permAccess: 1, teamAccess: ['7'] });
  const target = { kind: 'room', roomId } as const;
  const { effectiveAccess } = as(people.admin);
  const decided = async (person: Parameters<typeof addMember>[1]) => {
    const { membershipId } = await addMember(accountId, person);
    const { answer } = await effectiveAccess.explain.query({ accountId, target, membershipId });
    return [answer.allowed, answer.chain.find(({ decides }) => decides)?.rule];
  };
  expect(await decided({ permission: 'member', teamId: '7' })).toEqual([true, 'team']);
  expect(await decided({ permission: 'member', teamId: '8' })).toEqual([false, 'none']);
  expect(await decided({ permission: 'admin' })).toEqual([true, 'role']);
  expect(await decided({ permission: 'suspended' })).toEqual([false, 'suspension']);
});

it('the role, the teams, and the groups of a room each name who changed them last, and when', async () => {
  const { accountId, people } = await makeAccount();
  const roomId = await makeRoom(accountId, { permAccess: 4 });
  const set = (person: SignedIn, fields: object) =>
    as(person).rooms.update.mutate({ accountId, entryId: roomId, change: { kind: 'room', fields } });
  await set(people.owner, { permAccess: 1 });
  await set(people.owner, { teamAccess: ['7'] });
  await set(people.admin, { teamAccess: ['7', '8'] });
  const target = { kind: 'room', roomId } as const;
  const writers = async () => {
    const { answer } = await as(people.admin).effectiveAccess.explain.query({
      ...{ accountId, role: 'member', target },
    });
    const ofRoom = answer.chain.filter(({ stage, by }) => stage === 'room' && by !== null);
    return ofRoom.map(({ rule, by, at }) => [rule, by, typeof at]);
  };
  const expected = [
    ['role', people.owner.email, 'string'],
    ['team', people.admin.email, 'string'],
  ];
  expect(await writers()).toEqual(expected);
  await set(people.owner, { groupAccess: ['Staff'] });
  expect(await writers()).toEqual([...expected, ['group', people.owner.email, 'string']]);
  const { answer } = await as(people.admin).effectiveAccess.explain.query({
    ...{ accountId, role: 'superadmin', target },
  });
  expect(answer.chain.find(({ rule }) => rule === 'superadmin')?.by).toBeNull();
});

it('the counts and the names are those of the people who are allowed', async () => {
  const { accountId, people } = await makeAccount();
  const roomId = await makeRoom(accountId, { permAccess: 0.5, teamAccess: ['7'] });
  const target = { kind: 'room', roomId } as const;
  const inTeam = await addMember(accountId, { permission: 'member', teamId: '7' });
  const { effectiveAccess } = as(people.admin);
  const counts = await effectiveAccess.whoCan.query({ accountId, target });
  const allowed = counts.roles.filter(({ allowedPeople }) => allowedPeople > 0);
  expect(allowed.map(({ level, allowedPeople }) => [level, allowedPeople])).toEqual([
    ['owner', 1],
    ['member', 1],
  ]);
  const { items, total } = await effectiveAccess.people.query({ accountId, target });
  expect(total).toBe(2);
  expect(items.map(({ membershipId }) => membershipId)).toContain(inTeam.membershipId);
  expect(items.map(({ permission }) => permission).sort()).toEqual(['member', 'owner']);
});

it('who may see no members gets no names', async () => {
  const { accountId, people } = await makeAccount();
  await openPages(accountId, 'owner', ['members']);
  const { effectiveAccess } = as(people.admin);
  const target = toPage('audit');
  expect((await effectiveAccess.whoCan.query({ accountId, target })).roles).toHaveLength(7);
  expect(await refusalOf(effectiveAccess.people.query({ accountId, target }))).toMatchObject({
    key: 'access.forbidden',
  });
});

it('the view as a role has the pages and the menu that its members get', async () => {
  const { accountId, people } = await makeAccount();
  await openPages(accountId, 'leader', ['audit', 'members', 'badges']);
  await makeRoom(accountId, { name: 'For leaders', permAccess: 3, visibleOn: ['GOTO'] });
  await makeRoom(accountId, { name: 'For all', permAccess: 4, visibleOn: ['GOTO'], group: 'Halls' });
  await makeCommand(accountId, { name: 'For admins', permAccess: 1, group: 'Halls' });
  const { effectiveAccess } = as(people.admin);
  const names = [];
  for (const role of roles) {
    const view = await effectiveAccess.viewAs.query({ accountId, role });
    const { pages: open } = await as(people[role]).accounts.get.query({ accountId });
    expect(view.pages).toEqual(open);
    const menu = await callPlatform(getRoomMenu, { accountId, menu: 'GOTO' }, people[role].sessionToken);
    expect(view.folders).toEqual(menu.folders);
    names.push(view.folders.flatMap(({ entries }) => entries.map(({ name }) => name)));
  }
  expect(names.map((list) => list.length)).toEqual([1, 2, 2, 3, 3]);
});

it('a save that breaks a pinned rule is refused with its sentence, and nothing is stored', async () => {
  const { accountId, people } = await makeAccount();
  const roomId = await makeRoom(accountId, { name: 'Board Room', permAccess: 1 });
  const { effectiveAccess, rooms } = as(people.admin);
  const target = { kind: 'room', roomId } as const;
  const { pin } = await effectiveAccess.addPin.mutate({ accountId, role: 'member', can: false, target });
  expect(pin.sentence).toBe('Members can never enter Board Room.');
  const open = (fields: object) =>
    rooms.update.mutate({ accountId, entryId: roomId, change: { kind: 'room', fields } });
  const sentence =
    'This breaks a pinned rule: Members can never enter Board Room. Board Room: The room is open to Member and above.';
  expect(await refusalOf(open({ permAccess: 4 }))).toMatchObject({
    message: sentence,
    key: 'effectiveAccess.pin.broken',
  });
  await expect(open({ teamAccess: ['7'] })).rejects.toThrow('The room is open to the team H.');
  const entry = { entryId: roomId, change: { kind: 'room', fields: { permAccess: 4 } } } as const;
  await expect(rooms.save.mutate({ accountId, entries: [entry] })).rejects.toThrow(
    'This breaks a pinned rule',
  );
  const [stored] = await sql.query('select "permAccess" from "Room" where "objectId" = $1', [roomId]);
  expect(stored).toEqual({ permAccess: 1 });
  await open({ permAccess: 2 });
  await effectiveAccess.removePin.mutate({ accountId, pinId: pin.id });
  await open({ permAccess: 4 });
  expect((await effectiveAccess.pins.query({ accountId })).pins).toEqual([]);
});

it('a rule that does not hold, that is there already, or that is about nothing is not pinned', async () => {
  const { accountId, people } = await makeAccount();
  const roomId = await makeRoom(accountId, { permAccess: 4 });
  const { effectiveAccess } = as(people.admin);
  const add = (can: boolean, id = roomId) =>
    effectiveAccess.addPin.mutate({ accountId, role: 'member', can, target: { kind: 'room', roomId: id } });
  expect(await refusalOf(add(false))).toMatchObject({ key: 'effectiveAccess.pin.untrue' });
  expect(await refusalOf(add(true, 'Nowhere000'))).toMatchObject({ key: 'effectiveAccess.gone' });
  await add(true);
  expect(await refusalOf(add(true))).toMatchObject({ key: 'effectiveAccess.pin.known' });
});

it('of two saves at the same time, none breaks a rule that is being pinned', async () => {
  const { accountId, people } = await makeAccount();
  const { effectiveAccess, rooms } = as(people.admin);
  for (let round = 0; round < 5; round += 1) {
    const roomId = await makeRoom(accountId, { permAccess: 1 });
    const target = { kind: 'room', roomId } as const;
    const change = { kind: 'room', fields: { permAccess: 4 } } as const;
    const [pinned, opened] = await Promise.allSettled([
      effectiveAccess.addPin.mutate({ accountId, role: 'member', can: false, target }),
      rooms.update.mutate({ accountId, entryId: roomId, change }),
    ]);
    expect([pinned.status, opened.status].sort()).toEqual(['fulfilled', 'rejected']);
  }
});

it('lists what differs from the default, and removes what is not needed in one call', async () => {
  const { accountId, people } = await makeAccount();
  await openPages(accountId, 'admin', ['audit']);
  await openPages(accountId, 'leader', ['members', 'badges']);
  const { effectiveAccess } = as(people.admin);
  const list = async () => (await effectiveAccess.overrides.query({ accountId })).overrides;
  expect((await list()).map(({ name, value, inherited, mark }) => [name, value, inherited, mark])).toEqual([
    ['members', 'leader', 'admin', null],
    ['badges', 'leader', 'admin', 'shadowed'],
    ['audit', 'admin', 'admin', 'redundant'],
  ]);
  const remove = (keys: string[]) => effectiveAccess.removeOverrides.mutate({ accountId, keys });
  expect(await refusalOf(remove(['page audit', 'page members']))).toMatchObject({
    key: 'effectiveAccess.overrides.changed',
  });
  expect(await remove(['page audit', 'page badges'])).toMatchObject({ removed: 2 });
  expect((await list()).map(({ name }) => name)).toEqual(['members']);
});
