import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { changeMember } from '@campus/contracts/members/functions';
import { getPersonOfAccount, getPersonTimeline } from '@campus/contracts/members/person-functions';
import { setUpApp } from '@campus/tests/areas/second-factor';
import { makeTask } from '@campus/tests/areas/tasks';
import { recordEntries } from '@campus/tests/calls/audit-entries';
import { callPlatform } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
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
import { invitationTable } from '../../foundation/schema/tables/invitation.ts';
import { findPlaces, placesQuery, type Source } from './timeline-places.ts';

const read = (accountId: string, { membershipId }: { membershipId: string }, by: Person) =>
  callPlatform(getPersonOfAccount, { accountId, membershipId }, by.sessionToken);
const timeline = (
  accountId: string,
  { membershipId }: { membershipId: string },
  by: Person,
  page: { before?: string; limit?: number } = {},
) => callPlatform(getPersonTimeline, { accountId, membershipId, ...page }, by.sessionToken);

describe('a person', () => {
  it('is answered with profile, sign-in, invitation, and what the caller may do', async () => {
    const { accountId, people } = await makeAccount({
      memberProfileCustomFieldsSchema: { department: { type: 'string' } },
    });
    const { member, owner } = people;
    await setUpApp(member);
    await invitationTable.insert(sql, [
      {
        accountId,
        email: 'before-a-change@campus.test',
        permission: 'member',
        teamid: '',
        status: 'accepted',
        invitedBy: owner.userId,
        expiresAt: new Date(),
        acceptedBy: member.userId,
        hasBeenResent: true,
      },
    ]);
    const { person, customFields } = await read(accountId, member, owner);
    expect(customFields).toEqual([{ name: 'department', type: 'string' }]);
    expect(person).toMatchObject({
      id: member.membershipId,
      userId: member.userId,
      email: member.email,
      permission: 'member',
      own: false,
      signIn: { sessions: 1, secondFactors: [{ kind: 'totp' }], identities: [] },
      signInHidden: '',
      invitation: { invitedBy: owner.email, hasBeenResent: true, acceptedAt: expect.any(String) },
      can: { edit: true, suspend: true, unsuspend: false, resetSecondFactor: true, remove: true },
    });
  });

  it('MEM-072 may be read by everybody with the page, but not acted on from below, and without the sign-ins', async () => {
    const { accountId, people } = await makeAccount();
    await openPages(accountId, 'leader', ['members']);
    const { person } = await read(accountId, people.owner, people.leader);
    expect(Object.values(person.can)).not.toContain(true);
    expect(person).toMatchObject({
      signIn: null,
      signInHidden: text('members.signIns.adminOnly'),
      invitation: null,
    });
    await expect(read(accountId, people.owner, people.member)).rejects.toMatchObject({
      code: parseCode.forbidden,
    });
  });

  it('of several accounts shows how they sign in to superadmins only', async () => {
    const [here, there] = [await makeAccount(), await makeAccount()];
    const person = await addMember(here.accountId);
    await join(there.accountId, person);
    expect((await read(here.accountId, person, here.people.owner)).person).toMatchObject({
      signIn: null,
      signInHidden: text('members.signIns.otherAccounts'),
    });
    const { person: seen } = await read(here.accountId, person, await makeSuperadmin());
    expect(seen).toMatchObject({ signIn: { sessions: 1 }, signInHidden: '' });
  });

  it('that is the caller can be read, without the actions one may not take on oneself', async () => {
    const { accountId, people } = await makeAccount();
    const { person } = await read(accountId, people.owner, people.owner);
    expect(person).toMatchObject({
      own: true,
      signIn: { sessions: 1 },
      can: { edit: true, changePermission: false, suspend: false, endSessions: false, remove: false },
    });
  });

  it('is found by the id of the user too, as logs and reports know people', async () => {
    const { accountId, people } = await makeAccount();
    const { userId, membershipId } = people.member;
    const { person } = await read(accountId, { membershipId: userId }, people.owner);
    expect(person.id).toBe(membershipId);
    const target = { type: 'member', id: membershipId, label: '' };
    await recordEntries([{ accountId, target }]);
    expect((await timeline(accountId, { membershipId: userId }, people.owner)).items).toHaveLength(1);
  });

  it('of another account, removed, or unknown is not found', async () => {
    const [here, there] = [await makeAccount(), await makeAccount()];
    const removed = await addMember(here.accountId);
    await sql.query('delete from "Membership" where "objectId" = $1', [removed.membershipId]);
    const missing = { code: parseCode.notFound, message: text('members.notFound') };
    const { member } = there.people;
    for (const membershipId of [
      member.membershipId,
      member.userId,
      removed.membershipId,
      removed.userId,
      'nobody',
    ])
      for (const asked of [read, timeline]) {
        await expect(asked(here.accountId, { membershipId }, here.people.owner)).rejects.toMatchObject(
          missing,
        );
      }
  });
});

describe('the timeline of a person', () => {
  const operationsOf = async (...asked: Parameters<typeof timeline>) =>
    (await timeline(...asked)).items.map(
      ({ kind, entry, task }) => entry?.operation ?? `${kind} ${task?.kind}`,
    );

  it('has what the person did and what was done to them, newest first', async () => {
    const { accountId, people } = await makeAccount();
    const { leader, admin, owner, member } = people;
    const change = (by: Person, of: MemberPerson, title: string) =>
      callPlatform(changeMember, { accountId, membershipId: of.membershipId, title }, by.sessionToken);
    await change(owner, admin, 'Dean');
    await change(admin, leader, 'Guide');
    await change(admin, admin, 'Rector');
    await change(owner, member, 'Guest');
    await makeTask({ accountId, by: admin, status: 'done' });
    await recordEntries([signInOf(admin), signInOf(owner)]);
    expect(await operationsOf(accountId, admin, owner)).toEqual([
      'auth.signIn',
      'task members.suspend',
      'members.updateProfile',
      'members.updateProfile',
      'members.updateProfile',
    ]);
  });

  it('is read page by page, each entry once', async () => {
    const { accountId, people } = await makeAccount();
    const times = ['2026-01-01', '2026-01-02', '2026-01-02', '2026-01-03'];
    const target = { type: 'member', id: people.member.membershipId, label: people.member.email };
    await recordEntries(times.map((day) => ({ accountId, target, at: `${day}T00:00:00.000Z` })));
    const all = await timeline(accountId, people.member, people.owner);
    expect(all).toMatchObject({ next: null, shown: ['audit', 'signIn', 'task'] });
    const seen: string[] = [];
    let before: string | null | undefined;
    do {
      const page = await timeline(accountId, people.member, people.owner, {
        limit: 1,
        ...(before && { before }),
      });
      seen.push(...page.items.map(({ id }) => id));
      before = page.next;
    } while (before);
    expect(seen).toEqual(all.items.map(({ id }) => id));
    expect(new Set(seen).size).toBe(times.length);
  });

  it('leaves out the audit log without its page, tasks of others, and sign-ins that lead elsewhere', async () => {
    const { accountId, people } = await makeAccount();
    const person = await addMember(accountId, { permission: 'leader' });
    await join((await makeAccount()).accountId, person);
    await openPages(accountId, 'leader', ['members']);
    const target = { type: 'member', id: person.membershipId, label: person.email };
    await recordEntries([{ accountId, target }, signInOf(person)]);
    expect(await timeline(accountId, person, people.leader)).toMatchObject({ items: [], shown: [] });
    expect(await operationsOf(accountId, person, people.admin)).toEqual(['members.update']);
    expect((await timeline(accountId, person, people.admin)).shown).toEqual(['audit']);
    expect((await timeline(accountId, person, person)).shown).toEqual(['signIn', 'task']);
  });
});

describe('the places of a timeline', () => {
  it('are found along the indexes, in an account whose entries are nearly all about one person', async () => {
    const { accountId, people } = await makeAccount();
    const { member } = people;
    await sql.query(
      `insert into "AuditEntry" ("objectId", at, account, operation, outcome, "actorId", "actorEmail",
         "targetType", "targetId", "targetLabel", before, after, reasons, "requestId")
       select 'p' || left(md5(i::text || $1), 9), now() - i * interval '1 second', $1, 'members.update', 'success', $2,
         '', 'member', $3, '', '{}', '{}', '{}', '' from generate_series(1, 20000) i`,
      [accountId, member.userId, member.membershipId],
    );
    await sql.query('analyze "AuditEntry"');
    const sources: Source[] = [
      { kind: 'audit', accountId, column: 'actorId', id: member.userId },
      { kind: 'audit', accountId, column: 'targetId', id: member.membershipId },
      { kind: 'signIn', accountId: '', column: 'targetId', id: member.userId, operations: ['auth.signIn'] },
      { kind: 'task', accountId, id: member.userId, kinds: ['members.suspend'] },
    ];
    const [newest] = await findPlaces(sql, sources, { before: undefined, limit: 1 });
    for (const before of [undefined, `${newest?.place}.${newest?.id}`]) {
      const { text, values } = placesQuery(sources, { before, limit: 26 });
      const [plan] = await sql.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (analyze, format json) ${text}`,
        values,
      );
      const reads = readsOf(plan?.['QUERY PLAN'][0]?.Plan);
      expect(reads.filter(({ entries }) => entries > 26)).toEqual([]);
      expect(reads.map(({ type }) => type)).not.toContain('Seq Scan');
    }
  });
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** How a plan reads each table, with the number of entries that it looks at. */
function readsOf(plan: Plan | undefined): { type: string; entries: number }[] {
  if (!plan) return [];
  const within = (plan.Plans ?? []).flatMap(readsOf);
  if (!plan['Relation Name']) return within;
  const entries = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
  return [{ type: plan['Node Type'], entries }, ...within];
}

function signInOf({ userId, email }: Person) {
  const user = { id: userId, email };
  return {
    accountId: '',
    operation: 'auth.signIn',
    actor: user,
    target: { type: 'user', id: userId, label: email },
  };
}
