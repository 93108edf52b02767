import {
  getAnalyticsViews,
  mailAnalyticsView,
  setAnalyticsViewMail,
} from '@campus/contracts/analytics/saved-view-functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { maxMailedViews } from '@campus/domain/analytics/view-mails';
import { makeSavedView } from '@campus/tests/areas/saved-views';
import { entriesOf } from '@campus/tests/calls/audit-entries';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { makeAccount, makeSuperadmin, type Person, sql } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from '../../foundation/database/sql.ts';
import { takeDueMails } from './take-due-mails.ts';

const monday = { every: 'weekly', weekday: 1, hour: 8, timeZone: 'Europe/Berlin' } as const;
const never = new Date('2001-01-01T00:00:00Z');

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

const setTimes = (accountId: string, { sessionToken }: Person, viewId: string, times: object = monday) =>
  callPlatform(setAnalyticsViewMail, { accountId, viewId, ...monday, ...times }, sessionToken);

const mailOf = async (accountId: string, { sessionToken }: Person) => {
  const { items } = await callPlatform(getAnalyticsViews, { accountId }, sessionToken);
  return items[0]?.mail;
};

/** Makes a view of the account's admin that is mailed on Mondays. */
async function makeMailed() {
  const { accountId, people } = await makeAccount();
  const viewId = await makeSavedView(accountId, people.admin.userId);
  await setTimes(accountId, people.admin, viewId);
  return { accountId, viewId, person: people.admin, people };
}

describe('mails of a view', () => {
  it('have a next time, are turned off, and leave entries in the audit log', async () => {
    const { accountId, viewId, person } = await makeMailed();
    const mail = await mailOf(accountId, person);
    expect(mail).toEqual({
      ...{ ...monday, day: 1, paused: null, problem: null, mailedAt: null },
      next: expect.any(String),
    });
    const shown = new Intl.DateTimeFormat('en-US', {
      ...({ timeZone: 'Europe/Berlin', weekday: 'long', hour: '2-digit', hourCycle: 'h23' } as const),
    }).format(new Date(mail?.next ?? ''));
    expect(shown).toBe('Monday, 08');
    await setTimes(accountId, person, viewId, { every: 'off' });
    expect(await mailOf(accountId, person)).toBeNull();
    expect(await entriesOf(accountId, 'analytics.setViewMail')).toMatchObject([
      { outcome: 'success' },
      { outcome: 'success' },
    ]);
  });

  it('are set by the person of the view only, not by a superadmin and not in another account', async () => {
    const { accountId, viewId, person, people } = await makeMailed();
    const elsewhere = await makeAccount();
    const missing = { code: parseCode.notFound, message: text('analytics.savedView.notFound') };
    const refused = async (account: string, caller: Person) => {
      await expect(setTimes(account, caller, viewId, { every: 'off' })).rejects.toMatchObject(missing);
      const now = callPlatform(mailAnalyticsView, { accountId: account, viewId }, caller.sessionToken);
      await expect(now).rejects.toMatchObject(missing);
    };
    await refused(accountId, people.owner);
    await refused(accountId, await makeSuperadmin());
    await refused(elsewhere.accountId, elsewhere.people.owner);
    expect(await mailOf(accountId, person)).toMatchObject(monday);
  });

  it('need a verified email address', async () => {
    const { accountId, people } = await makeAccount();
    const viewId = await makeSavedView(accountId, people.admin.userId);
    await sql.query('update "_User" set email_verified = false where "objectId" = $1', [people.admin.userId]);
    const message = text('analytics.viewMail.unverified');
    await expect(setTimes(accountId, people.admin, viewId)).rejects.toMatchObject({ message });
    const now = callPlatform(mailAnalyticsView, { accountId, viewId }, people.admin.sessionToken);
    await expect(now).rejects.toMatchObject({ message });
  });

  it(`are those of at most ${maxMailedViews} views of a person in an account`, async () => {
    const { accountId, people } = await makeAccount();
    const views = await Promise.all(
      Array.from({ length: maxMailedViews + 1 }, () => makeSavedView(accountId, people.admin.userId)),
    );
    const outcomes = await Promise.allSettled(
      views.map((viewId) => setTimes(accountId, people.admin, viewId)),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      { reason: { message: text('analytics.viewMail.tooMany', { most: maxMailedViews }) } },
    ]);
  });

  it('end with the membership of their person', async () => {
    const { viewId, person } = await makeMailed();
    await sql.query('delete from "Membership" where "objectId" = $1', [person.membershipId]);
    expect(await sql.query('select from view_mail where view = $1', [viewId])).toEqual([]);
  });
});

describe('mails that are due', () => {
  it('are taken once by workers that look at the same time', async () => {
    const { viewId } = await makeMailed();
    await sql.query('update view_mail set next = $2 where view = $1', [viewId, never]);
    await Promise.all(Array.from({ length: 4 }, () => takeDueMails(test.services, never)));
    // The stack's own worker also checks for due mails.
    const taken = await sql.query('select from jobs.job where name = $1 and data ->> $2 = $3', [
      ...['mail-view', 'viewId', viewId],
    ]);
    expect(taken).toHaveLength(1);
  });

  it('are one after an outage of many weeks, and the next is after it', async () => {
    const { viewId } = await makeMailed();
    await unseen(viewId, new Date(never.getTime() - 40 * 86_400_000), async (change) => {
      const { jobs } = test.services;
      expect(await takeDueMails({ sql: change, jobs }, never)).toBe(1);
      expect(await takeDueMails({ sql: change, jobs }, never)).toBe(0);
      const row = await change.one<{ next: Date }>('select next from view_mail where view = $1', [viewId]);
      expect(row?.next).toEqual(new Date('2001-01-01T07:00:00Z'));
    });
  });

  it('stay due if their worker dies before it has enqueued them', async () => {
    const { viewId } = await makeMailed();
    await unseen(viewId, never, async (change) => {
      const { jobs } = test.services;
      const dying = { ...jobs, enqueue: () => Promise.reject(new Error('died')) };
      await expect(takeDueMails({ sql: change, jobs: dying }, never)).rejects.toThrow('died');
      expect(await takeDueMails({ sql: change, jobs }, never)).toBe(1);
    });
  });
});

/** Makes a view's mail due, in a transaction that the stack's worker does not see. */
async function unseen(viewId: string, next: Date, look: (change: Sql) => Promise<void>): Promise<void> {
  const undone = new Error('undone');
  const all = sql.transaction(async (change) => {
    await change.query('update view_mail set next = $2 where view = $1', [viewId, next]);
    await look(change);
    throw undone;
  });
  await expect(all).rejects.toBe(undone);
}
