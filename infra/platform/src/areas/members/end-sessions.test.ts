import { userExists } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { endSessionsOfMember } from '@campus/contracts/members/action-functions';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  addMember,
  join,
  type MemberPerson,
  makeAccount,
  makeSuperadmin,
  type Person,
  sql,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const end = (accountId: string, { membershipId }: MemberPerson, by: Person) =>
  callPlatform(endSessionsOfMember, { accountId, membershipId }, by.sessionToken);
const lives = ({ sessionToken }: Person) => callPlatform(userExists, {}, sessionToken);

describe('ending the sessions of a member', () => {
  it('signs the person out everywhere, and nobody else', async () => {
    const { accountId, people } = await makeAccount();
    await expect(end(accountId, people.member, people.admin)).resolves.toEqual({
      email: people.member.email,
      ended: 1,
    });
    await expect(lives(people.member)).rejects.toMatchObject({ code: parseCode.signedOut });
    await expect(lives(people.leader)).resolves.toBe(true);
  });

  it('is refused to an admin for an owner, and for the admin’s own sessions', async () => {
    const { accountId, people } = await makeAccount();
    await expect(end(accountId, people.owner, people.admin)).rejects.toMatchObject({
      key: 'members.levelTooHigh',
    });
    await expect(end(accountId, people.admin, people.admin)).rejects.toMatchObject({
      key: 'members.sessions.own',
    });
    await expect(lives(people.owner)).resolves.toBe(true);
  });

  it('is refused below admin, even if the members page is open to lower roles', async () => {
    const { accountId, people } = await makeAccount();
    await sql.query(
      `insert into "WorldPermission" ("objectId", account, permission, level)
       select left(md5(random()::text), 10), $1, "objectId", 'leader' from "Permission"
       where type = 'pageAccess' and action = 'members'`,
      [accountId],
    );
    const refused = end(accountId, people.member, people.leader);
    await expect(refused).rejects.toMatchObject({ code: parseCode.forbidden });
    await expect(lives(people.member)).resolves.toBe(true);
  });

  it('ends sessions of people with other accounts for superadmins only', async () => {
    const [here, there] = [await makeAccount(), await makeAccount()];
    const person = await addMember(here.accountId);
    await join(there.accountId, person);
    await expect(end(here.accountId, person, here.people.owner)).rejects.toMatchObject({
      key: 'members.sessions.otherAccounts',
    });
    await expect(lives(person)).resolves.toBe(true);
    await end(here.accountId, person, await makeSuperadmin());
    await expect(lives(person)).rejects.toMatchObject({ code: parseCode.signedOut });
  });

  it('is recorded with the number of sessions', async () => {
    const { accountId, people } = await makeAccount();
    await end(accountId, people.member, people.admin);
    const entries = await sql.query(
      `select operation, outcome, "targetId", after from "AuditEntry"
       where account = $1 and operation = 'members.endSessions'`,
      [accountId],
    );
    expect(entries).toMatchObject([
      { outcome: 'success', targetId: people.member.membershipId, after: { ended: 1 } },
    ]);
  });
});
