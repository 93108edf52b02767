import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import {
  enterPrivateSpace,
  getCampusPrivateSpaces,
  getCampusPrivateSpaceTypes,
  revealPrivateSpacePasscodes,
  updatePrivateSpaceStatus,
} from '@campus/contracts/private-spaces/functions';
import { type SpaceStatus, spaceStatuses } from '@campus/domain/private-spaces/private-spaces';
import { makeCredential, platformTokenOf, withApiAccess } from '@campus/tests/areas/credentials';
import { makeSpaces, makeSpacesAccount } from '@campus/tests/areas/private-spaces';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, type Person, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const forbidden = { code: parseCode.forbidden };

it('PSP-030 getCampusPrivateSpaceTypes lists the types of the account’s world, to those who may open the report', async () => {
  const { accountId, people, suite, hall } = await makeSpacesAccount();
  const types = ({ sessionToken }: Pick<Person, 'sessionToken'>) =>
    callPlatform(getCampusPrivateSpaceTypes, { accountId }, sessionToken);
  expect(await types(people.admin)).toEqual([
    { id: hall.id, name: 'Hall' },
    { id: suite.id, name: 'Suite' },
  ]);
  for (const person of [people.moderator, people.suspended, (await makeSpacesAccount()).people.owner])
    await expect(types(person)).rejects.toMatchObject(forbidden);
});

describe('updatePrivateSpaceStatus', () => {
  const change = (spaceRoomId: string, status: SpaceStatus, { sessionToken }: Pick<Person, 'sessionToken'>) =>
    callPlatform(updatePrivateSpaceStatus, { spaceRoomId, status }, sessionToken);

  it.each([
    ['PSP-011 enable', 'active'],
    ['PSP-012 disable', 'inactive'],
    ['PSP-013 archive', 'archived'],
  ] as const)('%s makes a space of any other status %s', async (_, status) => {
    const { accountId, people, suite } = await makeSpacesAccount();
    const others = spaceStatuses.filter((other) => other !== status);
    const ids = await makeSpaces(
      accountId,
      suite,
      others.map((other) => ({ status: other })),
    );
    for (const id of ids) expect(await change(id, status, people.admin)).toMatchObject({ id, status });
    const stored = await sql.query('select status from "PrivateSpace" where account = $1', [accountId]);
    expect(stored).toEqual(others.map(() => ({ status })));
  });

  it('PSP-018 PSP-033 dates and records a change, and does not change a space that already has the status', async () => {
    const { accountId, people, suite } = await makeSpacesAccount();
    const before = new Date('2026-01-02T03:04:05.678Z');
    const [id = ''] = await makeSpaces(accountId, suite, [{ statusChangedAt: before }]);
    const same = await change(id, 'active', people.admin);
    expect(same.statusChangedAt).toBe(before.toISOString());
    const began = Date.now();
    const { statusChangedAt } = await change(id, 'inactive', people.admin);
    expect(Date.parse(statusChangedAt)).toBeGreaterThanOrEqual(began);
    const entries = await sql.query(
      `select "targetId", before, after from "AuditEntry"
       where account = $1 and operation = 'privateSpaces.changeStatus' order by at desc limit 1`,
      [accountId],
    );
    expect(entries).toEqual([{ targetId: id, before: { status: 'active' }, after: { status: 'inactive' } }]);
  });

  it('PSP-033 fails for another status, an unknown space, and people without access to the space’s account', async () => {
    const { accountId, people, suite } = await makeSpacesAccount();
    const [id = ''] = await makeSpaces(accountId, suite, [{}]);
    const unknown = { code: parseCode.notFound, message: text('privateSpaces.notFound') };
    await expect(change('nowhere000', 'active', people.owner)).rejects.toMatchObject(unknown);
    await expect(change(id, 'archived', (await makeSpacesAccount()).people.owner)).rejects.toMatchObject(
      unknown,
    );
    await expect(change(id, 'archived', people.moderator)).rejects.toMatchObject(forbidden);
    // @ts-expect-error The type knows that there is no such status.
    await expect(change(id, 'deleted', people.owner)).rejects.toMatchObject({
      message: text('privateSpaces.status.unknown'),
    });
  });

  it('SHE-095 is closed to everyone while the account does not allow private spaces', async () => {
    const { accountId, people, suite } = await makeSpacesAccount({ dashboardOptions: {} });
    const [id = ''] = await makeSpaces(accountId, suite, [{}]);
    await expect(change(id, 'archived', people.owner)).rejects.toMatchObject(forbidden);
  });
});

describe('entering a private space', () => {
  const enter = (spaceRoomId: string, { sessionToken }: Pick<Person, 'sessionToken'>, passcode?: string) =>
    callPlatform(enterPrivateSpace, { spaceRoomId, passcode }, sessionToken);

  async function spaceOf(status: SpaceStatus) {
    const { accountId, people, suite } = await makeSpacesAccount();
    const ownerEmail = people.member.email;
    const [id = ''] = await makeSpaces(accountId, suite, [{ status, ownerEmail }]);
    const { passcodes } = await callPlatform(
      revealPrivateSpacePasscodes,
      { spaceId: id },
      people.admin.sessionToken,
    );
    return { id, people, passcodes };
  }

  it('PSP-009 PSP-016 is for its owner, and for members with one of its two passcodes', async () => {
    const { id, people, passcodes } = await spaceOf('active');
    expect(passcodes).toHaveLength(2);
    for (const passcode of passcodes) expect(passcode).toMatch(/^(?=.*[a-z])(?=.*\d)[a-z\d]{8,}$/);
    expect(await enter(id, people.member)).toMatchObject({ id, type: 'Suite', maxUsers: 25 });
    for (const passcode of passcodes) expect(await enter(id, people.leader, passcode)).toMatchObject({ id });
    for (const passcode of ['', 'wrong-1234'])
      await expect(enter(id, people.owner, passcode)).rejects.toMatchObject({
        message: text('privateSpaces.passcode.wrong'),
      });
    const stranger = (await makeAccount()).people.owner;
    await expect(enter(id, stranger, passcodes[0])).rejects.toMatchObject({
      message: text('privateSpaces.notFound'),
    });
  });

  it.each(['inactive', 'archived'] as const)(
    'PSP-016 is refused to everyone while it is %s',
    async (status) => {
      const { id, people, passcodes } = await spaceOf(status);
      const closed = { message: text('privateSpaces.closed') };
      await expect(enter(id, people.member)).rejects.toMatchObject(closed);
      await expect(enter(id, people.owner, passcodes[0])).rejects.toMatchObject(closed);
    },
  );

  it('keeps its passcodes unreadable in the database', async () => {
    const { id, passcodes } = await spaceOf('active');
    const stored = await sql.one<{ row: string }>(
      'select s::text as row from "PrivateSpace" s where "objectId" = $1',
      [id],
    );
    for (const passcode of passcodes) expect(stored?.row).not.toContain(passcode);
  });
});

it('PSP-050 reveals the passcodes of one space, audited, to its owner and to people who may open the report', async () => {
  const { accountId, people, suite } = await makeSpacesAccount(withApiAccess);
  const [spaceId = ''] = await makeSpaces(accountId, suite, [{ ownerEmail: people.member.email }]);
  const reveal = (sessionToken: string) =>
    callPlatform(revealPrivateSpacePasscodes, { spaceId }, sessionToken);
  const { passcodes } = await reveal(people.admin.sessionToken);
  expect(passcodes).toHaveLength(2);
  expect(passcodes).not.toContain('');
  expect(await reveal(people.member.sessionToken)).toEqual({ passcodes });
  const credential = await makeCredential(accountId, { scopes: ['privateSpaces:write'] });
  for (const token of [people.moderator.sessionToken, await platformTokenOf(credential)])
    await expect(reveal(token)).rejects.toMatchObject(forbidden);
  const stranger = (await makeSpacesAccount()).people.owner.sessionToken;
  await expect(reveal(stranger)).rejects.toMatchObject({ code: parseCode.notFound });
  const entries = await sql.query(
    `select "targetId", outcome, coalesce(before::text, '') || coalesce(after::text, '') as facts from "AuditEntry"
     where account = $1 and operation = 'privateSpaces.revealPasscodes' order by at`,
    [accountId],
  );
  expect(entries.slice(0, 2)).toMatchObject([
    { targetId: spaceId, outcome: 'success' },
    { targetId: spaceId, outcome: 'success' },
  ]);
  for (const passcode of passcodes) expect(JSON.stringify(entries)).not.toContain(passcode);
});

it('PSP-050 no list has passcodes, and an owner reads none while the account does not allow private spaces', async () => {
  const { accountId, people, suite } = await makeSpacesAccount();
  const [spaceId = ''] = await makeSpaces(accountId, suite, [{ ownerEmail: people.member.email }]);
  const { spaces } = await callPlatform(getCampusPrivateSpaces, { accountId }, people.owner.sessionToken);
  expect(spaces).toMatchObject([{ id: spaceId, passcodes: ['', ''] }]);
  await sql.query(`update "Account" set "dashboardOptions" = '{}' where "objectId" = $1`, [accountId]);
  await expect(
    callPlatform(revealPrivateSpacePasscodes, { spaceId }, people.member.sessionToken),
  ).rejects.toMatchObject(forbidden);
});
