// @module-tag sampled
import { getRoomList, getRoomMenu } from '@campus/contracts/rooms/functions';
import { roomAccess, roomRoles, roomThresholds } from '@campus/domain/access/room-levels';
import { roomPlaces } from '@campus/domain/rooms/entries';
import { menuOf } from '@campus/domain/rooms/menu';
import { readableEntry } from '@campus/domain/rooms/own-level';
import { randomRuns } from '@campus/domain/testing/sweep';
import { makeCommand, makeRoom } from '@campus/tests/areas/rooms';
import { callPlatform, requestPlatform } from '@campus/tests/calls/platform';
import { addMember, makeAccount, type Person, sql } from '@campus/tests/world/world';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPreparedAnswers } from '../../call/prepared-answers.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { readScenesAbove } from './own-level.ts';
import { readEntries } from './read-entries.ts';

const teams = ['', '1', '2'];
const menus = ['GOTO', 'mobile', 'roomGraph'] as const;
const roles = roomRoles.filter((role) => role !== 'superadmin');

const access = {
  permAccess: fc.constantFrom(...Object.values(roomAccess)),
  teamAccess: fc.subarray(['1', '2']),
};
const change = fc.oneof(
  fc.record({
    kind: fc.constant('room' as const),
    ...access,
    visibleOn: fc.subarray([...roomPlaces]),
    zoomCredential: fc.constantFrom({ id: '', passcode: '' }, { id: '987', passcode: 'meeting' }),
  }),
  fc.record({
    kind: fc.constant('command' as const),
    ...access,
    guiVersion: fc.constantFrom('', '2.0', '3.0'),
  }),
  fc.record({
    kind: fc.constant('open' as const),
    table: fc.constantFrom('Room', 'CustomMenuItem'),
    ...access,
  }),
  fc.record({ kind: fc.constantFrom('delete' as const, 'leave' as const, 'arrive' as const) }),
  fc.record({
    kind: fc.constant('scene' as const),
    instance: fc.constantFrom(1, 2),
    kick: fc.constantFrom(roomThresholds.moderator, roomThresholds.owner),
  }),
  fc.record({ kind: fc.constant('build' as const), build: fc.constantFrom('1.0', '2.5', '3.5') }),
  fc.record({
    kind: fc.constant('person' as const),
    role: fc.constantFrom(...roles),
    team: fc.constantFrom(...teams),
  }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Changes the account as another program could: without the platform's functions. */
async function make(change: Change, { accountId, other, person }: Place): Promise<unknown> {
  const first = (table: string, account: string) =>
    `(select "objectId" from "${table}" where account = '${account}' order by "objectId" limit 1)`;
  switch (change.kind) {
    case 'room': {
      const { kind: _, ...room } = change;
      return makeRoom(accountId, room);
    }
    case 'command': {
      const { kind: _, ...command } = change;
      return makeCommand(accountId, command);
    }
    case 'open':
      return sql.query(
        `update "${change.table}" set "permAccess" = $1, "teamAccess" = $2::jsonb where "objectId" = ${first(change.table, accountId)}`,
        [change.permAccess, JSON.stringify(change.teamAccess)],
      );
    case 'delete':
      return sql.query(`delete from "Room" where "objectId" = ${first('Room', accountId)}`);
    case 'leave':
      return sql.query(`update "Room" set account = $1 where "objectId" = ${first('Room', accountId)}`, [
        other,
      ]);
    case 'arrive':
      return sql.query(`update "Room" set account = $1 where "objectId" = ${first('Room', other)}`, [
        accountId,
      ]);
    case 'scene':
      return sql.query(
        `insert into "RoomPermission" (id, account, kind, level, instance, permissions, boards, written)
         values ($1, $2, 'desktop', 'lobby', $3, $4, '{}', '{}')
         on conflict (account, kind, coalesce(level, ''), coalesce(instance, -1))
         do update set permissions = excluded.permissions`,
        [newObjectId(), accountId, change.instance, { kick: change.kick }],
      );
    case 'build':
      return sql.query('update "ServerConfig" set "worldBuildVersion" = $2 where account = $1', [
        accountId,
        change.build,
      ]);
    case 'person':
      return sql.query('update "Membership" set permission = $2, "teamId" = $3 where "objectId" = $1', [
        person.membershipId,
        change.role,
        change.team,
      ]);
  }
}

interface Place {
  accountId: string;
  other: string;
  person: Person & { membershipId: string };
}

it('ROM-046 ROM-054 prepared lists and menus equal what the rules make of the stored rooms, for each level and after any change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 6, maxLength: 10 }), async (changes) => {
      const [{ accountId, people }, { accountId: other }] = [await makeAccount(), await makeAccount()];
      const person = await addMember(accountId, { permission: 'member', teamId: '1' });
      await makeRoom(accountId, { name: 'First', permAccess: 4 });
      for (const one of changes) {
        await make(one, { accountId, other, person });
        const entries = await readEntries(sql, accountId);
        const viewer = await sql.one<{
          role: (typeof roles)[number];
          teamId: string;
          worldBuildVersion: string;
        }>(
          `select permission as role, "teamId", "worldBuildVersion"
           from "Membership" join "ServerConfig" using (account) where "Membership"."objectId" = $1`,
          [person.membershipId],
        );
        if (!viewer) throw new Error('The person left.');
        const readers = [
          { ...people.owner, level: 'owner' as const },
          { ...people.admin, level: 'admin' as const },
          { ...person, level: viewer.role },
        ].filter(({ level }) => level === 'owner' || level === 'admin');
        for (const { sessionToken, level } of readers) {
          const list = await callPlatform(getRoomList, { accountId }, sessionToken);
          expect(list.entries).toEqual(entries.map((entry) => readableEntry(level, entry)));
          expect(list.own).toEqual({ level, scenesAbove: await readScenesAbove(sql, accountId, level) });
        }
        for (const menu of menus) {
          const { folders } = await callPlatform(getRoomMenu, { accountId, menu }, person.sessionToken);
          const expected = menuOf(entries, menu, { ...viewer, teamId: viewer.teamId ?? '', groups: [] });
          expect(folders).toEqual(getRoomMenu.output.parse({ folders: expected }).folders);
        }
      }
    }),
    randomRuns(40),
  );
});

it('an unchanged list is answered as not modified to those who may read it, and to nobody else', async () => {
  const { accountId, people } = await makeAccount();
  const id = await makeRoom(accountId);
  const ask = (by: Person, known?: string) =>
    requestPlatform('POST', `/functions/${getRoomList.name}`, {
      body: { accountId },
      sessionToken: by.sessionToken,
      ...(known !== undefined && { headers: { 'if-none-match': known } }),
    });
  const first = await ask(people.owner);
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, tag.length > 20]).toEqual([200, true]);
  const again = await ask(people.owner, tag);
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask(people.member, tag)).status).not.toBe(304);
  await sql.query(`update "Room" set name = 'Changed' where "objectId" = $1`, [id]);
  const changed = await ask(people.owner, tag);
  expect(await changed.json()).toMatchObject({ result: { entries: [{ name: 'Changed' }] } });
});

it('the least recently used values make room, and only the asked version is found', () => {
  const prepared = createPreparedAnswers(100);
  prepared.store('a', 'list', { version: '1', value: 'old', bytes: 40 });
  prepared.store('b', 'list', { version: '1', value: 'other', bytes: 40 });
  expect(prepared.find('a', 'list', '1')).toBe('old');
  prepared.store('c', 'list', { version: '1', value: 'third', bytes: 40 });
  prepared.store('d', 'list', { version: '1', value: 'too large', bytes: 101 });
  const found = ['a', 'b', 'c', 'd'].map((account) => prepared.find(account, 'list', '1'));
  expect(found).toEqual(['old', undefined, 'third', undefined]);
  expect(prepared.find('a', 'list', '2')).toBeUndefined();
});
