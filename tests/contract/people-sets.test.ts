import { daysLater } from '@campus/domain/core/days';
import { maxPeopleSets } from '@campus/domain/members/people-sets';
import { makeBadge } from '@campus/tests/areas/badges';
import { attachedText, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { endOfTask } from '@campus/tests/areas/tasks';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { heartbeats, sendEvents } from '@campus/tests/events/usage';
import { openPages } from '@campus/tests/world/page-access';
import { makePeopleSet } from '@campus/tests/world/people-sets';
import { makeAccount, type Person, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();

const date = daysLater(new Date().toISOString().slice(0, 10), -3);
const at = (clock: string) => new Date(`${date}T${clock}Z`);
const gone = {
  status: 404,
  message:
    'This list of people is no longer kept, or it belongs to another person. Open the figure or the report again.',
};

/** An account in which the leader, the member, and a guest logged in three days ago. */
async function accountWithLogins() {
  const account = await makeAccount({ dashboardOptions: { isExportAllowed: true } });
  const { accountId, people } = account;
  const logIn = (user: string) =>
    ({ event: 'LOGIN', accountId, user, session: unique(), server: 'world-1', at: at('10:00:00') }) as const;
  await sendEvents([
    ...heartbeats(accountId, at('00:00:00'), new Date()),
    ...[logIn(people.leader.userId), logIn(people.member.userId), logIn('guest-Lee')],
  ]);
  const figure = { graph: 'logins', date, timeZone: 'UTC' } as const;
  const asked = { accountId, origin: { kind: 'figure', ...figure } } as const;
  return { ...account, figure: { accountId, ...figure }, asked };
}

/** People sets of another person, an admin of the same account. */
const keptBy = (accountId: string, by: Person, users: readonly string[]) =>
  makePeopleSet(accountId, by.userId, users);

describe('the people behind a figure', () => {
  it('are kept as a list by which the members are filtered: its count is that of the figure', async () => {
    const { accountId, people, figure, asked } = await accountWithLogins();
    const { analytics, members } = as(people.admin);
    const { total } = await analytics.people.query(figure);
    const { set } = await members.keepPeople.mutate(asked);
    const origin = { kind: 'figure', graph: 'logins', date, sfsRoom: '' };
    expect(set).toMatchObject({ origin, roomName: '', total, kept: 2, present: 2 });
    const listed = await members.list.query({ accountId, people: set.id, sort: 'email', direction: 'asc' });
    expect(listed.items.map(({ userId }) => userId).sort()).toEqual(
      [people.leader.userId, people.member.userId].sort(),
    );
    const searched = await members.list.query({ accountId, people: set.id, search: people.member.email });
    expect(searched.items.map(({ userId }) => userId)).toEqual([people.member.userId]);
  });

  it('who have left since are counted as gone, and are in no list', async () => {
    const { accountId, people, asked } = await accountWithLogins();
    const { members } = as(people.admin);
    const { set } = await members.keepPeople.mutate(asked);
    await members.remove.mutate({ accountId, membershipId: people.member.membershipId });
    const { set: now } = await members.keptPeople.query({ accountId, setId: set.id });
    expect(now).toMatchObject({ total: 3, kept: 2, present: 1 });
    expect((await members.list.query({ accountId, people: set.id })).total).toBe(1);
  });

  it('are exported, suspended, and given a badge: they, and nobody else', async () => {
    const { accountId, people, asked } = await accountWithLogins();
    const { members, badges } = as(people.admin);
    const { set } = await members.keepPeople.mutate(asked);
    const matching = { people: set.id };

    const exported = await members.export.mutate({ accountId, matching });
    expect(await endOfTask(exported.task.id)).toMatchObject({ status: 'done', total: 2 });
    const file = await attachedText(await waitForMail(people.admin.email));
    expect([people.leader, people.member, people.moderator].map(({ email }) => file.includes(email))).toEqual(
      [true, true, false],
    );

    const badgeId = await makeBadge(accountId, 'Guest of honor');
    const exportEmail = people.owner.email;
    const wish = { accountId, setId: set.id, badgeId, exportEmail };
    const given = await badges.assignToPeople.mutate(wish);
    expect(given.task.kind).toBe('badges.assignToPeople');
    expect(await endOfTask(given.task.id)).toMatchObject({ status: 'done', total: 2, done: 2 });
    const mail = await waitForMail(exportEmail);
    expect(mail.subject).toBe('Badge assignment');
    expect(mail.text).toContain('The badge Guest of honor was given to the members in a list of people.');
    const holders = async () =>
      (await badges.listAssignments.query({ accountId, badgeId })).items.map(({ email }) => email).sort();
    expect(await holders()).toEqual([people.leader.email, people.member.email].sort());
    const taken = await badges.assignToPeople.mutate({ ...wish, unassignBadges: true });
    expect(await endOfTask(taken.task.id)).toMatchObject({ status: 'done', done: 2 });
    expect(await holders()).toEqual([]);

    const selection = { matching };
    expect(await members.previewBulk.query({ accountId, action: 'suspend', selection })).toMatchObject({
      total: 2,
      changing: 2,
    });
    const { task } = await members.suspend.mutate({ accountId, selection });
    expect(await endOfTask(task.id)).toMatchObject({ status: 'done', total: 2, done: 2 });
  });

  it('belong to the person and the account that kept them, and are old after a day', async () => {
    const { accountId, people } = await makeAccount({ dashboardOptions: { isExportAllowed: true } });
    const elsewhere = await makeAccount();
    const mine = await keptBy(accountId, people.admin, [people.member.userId]);
    const theirs = await keptBy(accountId, people.owner, [people.member.userId]);
    const other = await keptBy(elsewhere.accountId, people.admin, [elsewhere.people.member.userId]);
    const old = await keptBy(accountId, people.admin, [people.member.userId]);
    await sql.query(`update people_set set until = now() where id = $1`, [old]);
    const { members, badges } = as(people.admin);
    expect((await members.list.query({ accountId, people: mine })).total).toBe(1);
    for (const setId of [theirs, other, old]) {
      const selection = { matching: { people: setId } };
      const exportEmail = people.admin.email;
      const calls = [
        () => members.list.query({ accountId, people: setId }),
        () => members.keptPeople.query({ accountId, setId }),
        () => members.previewBulk.query({ accountId, action: 'suspend', selection }),
        () => members.suspend.mutate({ accountId, selection }),
        () => members.unsuspend.mutate({ accountId, selection }),
        () => members.export.mutate({ accountId, matching: { people: setId } }),
        () => badges.assignToPeople.mutate({ accountId, setId, unassignBadges: true, exportEmail }),
      ];
      for (const call of calls) expect(await refusalOf(call())).toMatchObject(gone);
    }
  });

  it.each(['analyticsDashboard', 'members'] as const)(
    'are closed with the page %s, also after they were kept',
    async (page) => {
      const { accountId, people } = await makeAccount();
      const setId = await keptBy(accountId, people.admin, [people.member.userId]);
      await openPages(accountId, 'owner', [page]);
      const { members, badges } = as(people.admin);
      const calls = [
        () => members.keepPeople.mutate({ accountId, origin: { kind: 'figure', graph: 'logins', date } }),
        () => members.keptPeople.query({ accountId, setId }),
        () => members.list.query({ accountId, people: setId }),
        () => members.suspend.mutate({ accountId, selection: { matching: { people: setId } } }),
        () =>
          badges.assignToPeople.mutate({
            ...{ accountId, setId, unassignBadges: true },
            exportEmail: people.admin.email,
          }),
      ];
      for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 403 });
    },
  );

  it('are kept in as many lists as agreed: another takes the place of the oldest', async () => {
    const { accountId, people } = await makeAccount();
    const ids: string[] = [];
    for (let count = 0; count <= maxPeopleSets; count += 1)
      ids.push(await keptBy(accountId, people.admin, []));
    const kept = await sql.query<{ id: string }>('select id from people_set where account = $1', [accountId]);
    expect(kept.map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
  });

  it('change by a task only as far as the level of its requester reaches', async () => {
    const { accountId, people } = await makeAccount();
    const badgeId = await makeBadge(accountId, 'Guide');
    const setId = await keptBy(accountId, people.admin, [people.owner.userId, people.member.userId]);
    const exportEmail = people.admin.email;
    const { task } = await as(people.admin).badges.assignToPeople.mutate({
      ...{ accountId, setId, badgeId, exportEmail },
    });
    expect(await endOfTask(task.id)).toMatchObject({ done: 1, failed: 1 });
  });
});
