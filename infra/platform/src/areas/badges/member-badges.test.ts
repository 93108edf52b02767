import { getMemberBadges, updateBadgesForMember } from '@campus/contracts/badges/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { badgesOf, makeBadge, peopleWithoutAuthority } from '@campus/tests/areas/badges';
import { callPlatform } from '@campus/tests/calls/platform';
import { addMember, makeAccount, makeSuperadmin, type Person, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const forbidden = { code: parseCode.forbidden };
const unknown = { code: parseCode.notFound, message: text('badges.notFound') };

const assign = (input: Parameters<typeof updateBadgesForMember.input.parse>[0] & object, by: Person) =>
  callPlatform(updateBadgesForMember, input as { membershipId: string }, by.sessionToken);

describe('updateBadgesForMember', () => {
  it('BDG-011 replaces the earlier badge, and clears it without a badge', async () => {
    const { accountId, people } = await makeAccount();
    const [guide, speaker] = [await makeBadge(accountId, 'Guide'), await makeBadge(accountId, 'Speaker')];
    const { membershipId } = people.member;
    const given = await assign({ membershipId, badgeId: guide }, people.admin);
    expect(given).toMatchObject({ objectId: membershipId, badges: [{ objectId: guide, name: 'Guide' }] });
    await assign({ membershipId, badgeId: speaker }, people.admin);
    expect(await badgesOf(membershipId)).toEqual(['Speaker']);
    const cleared = await assign({ membershipId }, people.admin);
    expect(cleared.badges).toEqual([]);
    expect(await badgesOf(membershipId)).toEqual([]);
  });

  it('BDG-011 gives no badge of another account, and none to a member of another account', async () => {
    const { accountId, people } = await makeAccount();
    const elsewhere = await makeAccount();
    const theirs = await makeBadge(elsewhere.accountId);
    const { membershipId } = people.member;
    await expect(assign({ membershipId, badgeId: theirs }, people.owner)).rejects.toMatchObject(unknown);
    const badgeId = await makeBadge(accountId);
    const outsider = { membershipId: elsewhere.people.member.membershipId, badgeId };
    const missing = { code: parseCode.notFound, message: text('members.notFound') };
    await expect(assign(outsider, people.owner)).rejects.toMatchObject(missing);
    await expect(assign({ ...outsider, accountId }, people.owner)).rejects.toMatchObject(missing);
  });

  it('BDG-011 is for admins and higher', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const wanted = {
      accountId,
      membershipId: people.member.membershipId,
      badgeId: await makeBadge(accountId),
    };
    for (const by of await peopleWithoutAuthority(account))
      await expect(assign(wanted, by)).rejects.toMatchObject(forbidden);
    for (const by of [people.owner, await makeSuperadmin()])
      await expect(assign(wanted, by)).resolves.toMatchObject({ objectId: wanted.membershipId });
  });

  it('BDG-011 leaves one badge where twenty are given at once', async () => {
    const { accountId, people } = await makeAccount();
    const { membershipId } = people.member;
    const badges = await Promise.all(Array.from({ length: 20 }, () => makeBadge(accountId)));
    await Promise.all(badges.map((badgeId) => assign({ membershipId, badgeId }, people.admin)));
    expect(await badgesOf(membershipId)).toHaveLength(1);
  });

  it('records the badges before and after by name', async () => {
    const { accountId, people } = await makeAccount();
    const badgeIds = [await makeBadge(accountId, 'Guide'), await makeBadge(accountId, 'Champion')];
    const { membershipId, email } = await addMember(accountId, { badgeIds });
    await assign({ membershipId, badgeId: await makeBadge(accountId, 'Speaker') }, people.admin);
    const entry = await sql.one(
      `select operation, "targetLabel", before, after from "AuditEntry" where "targetId" = $1`,
      [membershipId],
    );
    expect(entry).toEqual({
      operation: 'badges.assign',
      targetLabel: email,
      before: { badges: ['Champion', 'Guide'] },
      after: { badges: ['Speaker'] },
    });
  });
});

describe('getMemberBadges', () => {
  const read = async (accountId: string, options: object, by: Person) =>
    callPlatform(getMemberBadges, { accountId, options }, by.sessionToken);

  it('BDG-016 answers each member with their badges, ordered by email', async () => {
    const { accountId, people } = await makeAccount();
    const badgeIds = [await makeBadge(accountId, 'Speaker'), await makeBadge(accountId, 'Guide')];
    const member = await addMember(accountId, { badgeIds }, { email: `0-${unique()}@campus.test` });
    const { results, count, countIsExact } = await read(accountId, {}, people.admin);
    expect({ count, countIsExact }).toEqual({ count: 7, countIsExact: true });
    expect(results[0]).toEqual({
      objectId: member.membershipId,
      email: member.email,
      displayname: 'Ada Example',
      permission: 'member',
      previousPermission: null,
      badges: [
        { objectId: badgeIds[1], name: 'Guide' },
        { objectId: badgeIds[0], name: 'Speaker' },
      ],
    });
    expect(results.slice(1).every(({ badges }) => badges.length === 0)).toBe(true);
  });

  it('BDG-016 finds members by words anywhere in emails and names, and by badge', async () => {
    const { accountId, people } = await makeAccount();
    const badgeId = await makeBadge(accountId);
    const grace = await addMember(
      accountId,
      { badgeIds: [badgeId] },
      { firstName: 'Grace', lastName: 'Hopper' },
    );
    await addMember(accountId, {}, { displayName: 'Gracious' });
    const found = async (options: object) =>
      (await read(accountId, options, people.owner)).results.map(({ email }) => email);
    expect(await found({ search: 'opper grac' })).toEqual([grace.email]);
    expect(await found({ search: 'GRAC' })).toHaveLength(2);
    expect(await found({ search: grace.email.slice(0, 12) })).toEqual([grace.email]);
    expect(await found({ search: 'grac', badgeId })).toEqual([grace.email]);
    expect(await found({ search: 'example' })).toHaveLength(8);
    expect(await found({ badgeId })).toEqual([grace.email]);
    expect(await found({ badgeId: 'Nowhere000' })).toEqual([]);
  });

  it('BDG-016 is for admins and higher', async () => {
    const account = await makeAccount();
    for (const by of await peopleWithoutAuthority(account))
      await expect(read(account.accountId, {}, by)).rejects.toMatchObject(forbidden);
  });
});
