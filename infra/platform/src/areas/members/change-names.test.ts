import {
  changeMember,
  getMembersInfo,
  updateUserAccountMemberProfile,
  updateUserDisplayname,
} from '@campus/contracts/members/functions';
import { updateProfile } from '@campus/contracts/profile/functions';
import { applyPlanned, planImportOf } from '@campus/tests/areas/imports/people-imports';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  addMember,
  join,
  type MemberPerson,
  makeAccount,
  makeSuperadmin,
  type Person,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';

type Change = Omit<z.input<typeof changeMember.input>, 'accountId' | 'membershipId'>;

let account: TestAccount;
let other: TestAccount;
let person: MemberPerson;
let elsewhere: string;
beforeEach(async () => {
  [account, other] = [await makeAccount(), await makeAccount()];
  person = await addMember(account.accountId);
  elsewhere = await join(other.accountId, person);
});

const own = { displayname: 'Ada Example', firstname: 'Ada', lastname: 'Example' };

/** Returns the stored names of a membership. */
function stored(membershipId: string) {
  return sql.one<Record<string, string>>(
    `select displayname, firstname, lastname, username, title, "contactEmail" from "Membership"
     where "objectId" = $1`,
    [membershipId],
  );
}

async function usernameOf({ userId }: Person): Promise<string> {
  const user = await sql.one<{ username: string }>('select username from "_User" where "objectId" = $1', [
    userId,
  ]);
  return user?.username ?? '';
}

function change(fields: Change, by: Person = account.people.admin, { membershipId }: MemberPerson = person) {
  const { accountId } = account;
  return callPlatform(changeMember, { accountId, membershipId, ...fields }, by.sessionToken);
}

async function listed(in_: TestAccount, search: string): Promise<string[]> {
  const { results } = await callPlatform(
    getMembersInfo,
    { accountId: in_.accountId, options: { search: ['displayName', search] }, extensiveSearch: true },
    in_.people.admin.sessionToken,
  );
  return results.map(({ user }) => user.displayname);
}

describe('names that an administrator sets', () => {
  it('MEM-042 MEM-043 show in that account only, and leave the username alone', async () => {
    const [username, before] = [await usernameOf(person), await stored(elsewhere)];
    const displayName = `Prof. ${unique()}`;
    const renamed = await change({ displayName, firstName: 'Noa', lastName: 'Lev' });
    expect(renamed).toMatchObject({
      member: { user: { displayname: displayName, firstname: 'Noa', lastname: 'Lev', username } },
      username: null,
    });
    expect(await stored(elsewhere)).toEqual(before);
    expect(await usernameOf(person)).toBe(username);
    expect(await listed(account, displayName.slice(4))).toEqual([displayName]);
    expect(await listed(other, displayName.slice(4))).toEqual([]);
    expect(await listed(account, 'Ada Example')).not.toContain(displayName);
  });

  it('hold for title and contact email too', async () => {
    const before = await stored(elsewhere);
    const { accountId } = account;
    const update = { title: 'Dean', contactEmail: 'dean@campus.test' };
    await callPlatform(
      updateUserAccountMemberProfile,
      { accountId, userId: person.userId, update },
      account.people.admin.sessionToken,
    );
    expect(await stored(person.membershipId)).toMatchObject(update);
    expect(await stored(elsewhere)).toEqual(before);
  });

  it('stay when people change their own name, which shows everywhere else', async () => {
    await change({ firstName: 'Noa' });
    const mine = { displayname: `Ada ${unique()}`, firstname: 'Adele', lastname: 'Sample' };
    await callPlatform(updateProfile, mine, person.sessionToken);
    expect(await stored(person.membershipId)).toMatchObject({ ...mine, firstname: 'Noa' });
    expect(await stored(elsewhere)).toMatchObject(mine);
  });

  it("end where the account uses the person's own name again", async () => {
    await change({ displayName: 'Somebody' });
    await change({ displayName: own.displayname });
    const displayname = `Ada ${unique()}`;
    await callPlatform(updateProfile, { displayname }, person.sessionToken);
    expect(await stored(person.membershipId)).toMatchObject({ displayname });
  });

  it('are recorded as they were and are shown in that account', async () => {
    await change({ displayName: 'Somebody' });
    const entries = await sql.query('select before, after from "AuditEntry" where "targetId" = $1', [
      person.membershipId,
    ]);
    expect(entries).toEqual([
      { before: { displayname: own.displayname }, after: { displayname: 'Somebody' } },
    ]);
  });

  it('IMP-026 come in files as well, from a superadmin too', async () => {
    const [username, before] = [await usernameOf(person), await stored(elsewhere)];
    const overwriting = { options: { overwriteData: true } };
    for (const [name, by] of [
      ['Noa', account.people.admin],
      ['Nora', await makeSuperadmin()],
    ] as const) {
      const lines = ['Email,First Name,Display Name', `${person.email},${name},${name} ${account.accountId}`];
      await applyPlanned(await planImportOf(account, lines, { ...overwriting, by }));
      const displayname = `${name} ${account.accountId}`;
      expect(await stored(person.membershipId)).toMatchObject({ firstname: name, displayname, username });
      expect(await stored(elsewhere)).toEqual(before);
    }
  });
});

describe('names that the person or a superadmin sets', () => {
  const rename = (displayname: string, by: Person, { userId }: Person = person) =>
    callPlatform(
      updateUserDisplayname,
      { accountId: account.accountId, userId, displayname },
      by.sessionToken,
    );

  it('MEM-042 a member renames the person everywhere but where the account has set a name', async () => {
    await change({ displayName: 'Somebody' });
    const name = `Ada ${unique()}`;
    const username = name.toLowerCase().replace(' ', '.');
    const answer = await rename(name, person);
    expect(answer.member.user).toMatchObject({ displayname: 'Somebody', username });
    expect(await stored(elsewhere)).toMatchObject({ displayname: name, username });
  });

  it('MEM-042 a superadmin renames the person everywhere, in this account too', async () => {
    await change({ displayName: 'Somebody' });
    const name = `Ada ${unique()}`;
    await rename(name, await makeSuperadmin());
    const username = name.toLowerCase().replace(' ', '.');
    for (const id of [person.membershipId, elsewhere])
      expect(await stored(id)).toMatchObject({ displayname: name, username });
  });

  it('MEM-042 administrators rename themselves everywhere, in this account too', async () => {
    const { admin, owner } = account.people;
    await change({ displayName: 'Somebody' }, owner, admin);
    const name = `Ada ${unique()}`;
    await change({ displayName: name }, admin, admin);
    expect(await stored(admin.membershipId)).toMatchObject({ displayname: name });
    expect(await usernameOf(admin)).toBe(name.toLowerCase().replace(' ', '.'));
    const next = `Ada ${unique()}`;
    await callPlatform(updateProfile, { displayname: next }, admin.sessionToken);
    expect(await stored(admin.membershipId)).toMatchObject({ displayname: next });
  });

  it('change nothing in the account when they are refused', async () => {
    await expect(rename('Not Mine', account.people.moderator)).rejects.toThrow();
    expect(await stored(person.membershipId)).toMatchObject(own);
  });
});

it('a name of the account and one of the person, set at once, are both stored in their place', async () => {
  const [shown, mine] = [`Shown ${unique()}`, `Mine ${unique()}`];
  await Promise.all([
    change({ displayName: shown }),
    callPlatform(updateProfile, { displayname: mine }, person.sessionToken),
  ]);
  expect(await stored(person.membershipId)).toMatchObject({ displayname: shown });
  expect(await stored(elsewhere)).toMatchObject({ displayname: mine });
});
