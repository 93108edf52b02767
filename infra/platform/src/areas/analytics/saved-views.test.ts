import {
  changeAnalyticsView,
  deleteAnalyticsView,
  getAnalyticsViews,
  saveAnalyticsView,
} from '@campus/contracts/analytics/saved-view-functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { maxViews } from '@campus/domain/analytics/saved-views';
import { makeSavedView } from '@campus/tests/areas/saved-views';
import { entriesOf } from '@campus/tests/calls/audit-entries';
import { callPlatform } from '@campus/tests/calls/platform';
import { join, makeAccount, makeSuperadmin, type Person, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const save = (accountId: string, { sessionToken }: Person, name: string, state = '') =>
  callPlatform(saveAnalyticsView, { accountId, name, state }, sessionToken);

const namesOf = async (accountId: string, { sessionToken }: Person) => {
  const { items } = await callPlatform(getAnalyticsViews, { accountId }, sessionToken);
  return items.map(({ name }) => name);
};

const storedOf = async (accountId: string) => {
  const rows = await sql.query<{ name: string }>('select name from analytics_view where account = $1', [
    accountId,
  ]);
  return rows.map(({ name }) => name).sort();
};

const taken = { code: parseCode.conflict, message: text('analytics.savedView.name.taken') };
const notFound = { code: parseCode.notFound, message: text('analytics.savedView.notFound') };

describe('saved views of the dashboard', () => {
  it('are those of one person in one account, by name', async () => {
    const { accountId, people } = await makeAccount();
    const elsewhere = await makeAccount();
    await join(elsewhere.accountId, people.admin, { permission: 'admin' });
    const state = 'logins.from=2026-10-01&logins.to=2026-10-31&roomJoins.room=hall_1';
    const { view } = await save(accountId, people.admin, 'zebra', state);
    await save(accountId, people.admin, 'Äpfel');
    await save(elsewhere.accountId, people.admin, 'Elsewhere');
    expect(view).toEqual({
      id: expect.any(String),
      name: 'zebra',
      state,
      changedAt: expect.any(String),
      mail: null,
    });
    expect(await namesOf(accountId, people.admin)).toEqual(['Äpfel', 'zebra']);
    expect(await namesOf(accountId, people.owner)).toEqual([]);
    expect(await namesOf(accountId, await makeSuperadmin())).toEqual([]);
    expect(await namesOf(elsewhere.accountId, people.admin)).toEqual(['Elsewhere']);
  });

  it('are neither changed nor deleted by others, not even by a superadmin', async () => {
    const { accountId, people } = await makeAccount();
    const { view } = await save(accountId, people.admin, 'Mine');
    for (const { sessionToken } of [people.owner, await makeSuperadmin()]) {
      const about = { accountId, viewId: view.id };
      const change = callPlatform(changeAnalyticsView, { ...about, name: 'Theirs' }, sessionToken);
      await expect(change).rejects.toMatchObject(notFound);
      await expect(callPlatform(deleteAnalyticsView, about, sessionToken)).rejects.toMatchObject(notFound);
    }
    expect(await namesOf(accountId, people.admin)).toEqual(['Mine']);
  });

  it('are renamed, overwritten, and deleted by their person', async () => {
    const { accountId, people } = await makeAccount();
    const { sessionToken } = people.admin;
    const { view } = await save(accountId, people.admin, 'Weekly', 'logins.view=table');
    const about = { accountId, viewId: view.id };
    const renamed = await callPlatform(changeAnalyticsView, { ...about, name: 'weekly' }, sessionToken);
    expect(renamed.view).toMatchObject({ id: view.id, name: 'weekly', state: 'logins.view=table' });
    const over = await callPlatform(
      changeAnalyticsView,
      { ...about, state: 'months.view=table' },
      sessionToken,
    );
    expect(over.view).toMatchObject({ id: view.id, name: 'weekly', state: 'months.view=table' });
    await callPlatform(deleteAnalyticsView, about, sessionToken);
    expect(await namesOf(accountId, people.admin)).toEqual([]);
    await expect(callPlatform(deleteAnalyticsView, about, sessionToken)).rejects.toMatchObject(notFound);
  });

  it('have different names, also in other letter case and when saved at the same time', async () => {
    const { accountId, people } = await makeAccount();
    await save(accountId, people.admin, 'Über Räume');
    await expect(save(accountId, people.admin, 'über räume')).rejects.toMatchObject(taken);
    const { view } = await save(accountId, people.admin, 'Other');
    const rename = callPlatform(
      changeAnalyticsView,
      { accountId, viewId: view.id, name: 'ÜBER RÄUME' },
      people.admin.sessionToken,
    );
    await expect(rename).rejects.toMatchObject(taken);
    await save(accountId, people.owner, 'Über Räume');
    const both = await Promise.allSettled([
      save(accountId, people.admin, 'Twice'),
      save(accountId, people.admin, 'twice'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it(`are at most ${maxViews} of a person in an account`, async () => {
    const { accountId, people } = await makeAccount();
    for (let made = 0; made < maxViews - 1; made += 1) await makeSavedView(accountId, people.admin.userId);
    const last = await Promise.allSettled([
      save(accountId, people.admin, 'One more'),
      save(accountId, people.admin, 'Another'),
    ]);
    expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(save(accountId, people.admin, 'Too many')).rejects.toMatchObject({
      code: parseCode.conflict,
      message: text('analytics.savedView.tooMany', { most: maxViews }),
    });
    await save(accountId, people.owner, 'Of somebody else');
  });

  it('leave entries in the audit log that do not tell their names', async () => {
    const { accountId, people } = await makeAccount();
    await save(accountId, people.admin, 'Secret name');
    const entries = await entriesOf(accountId, 'analytics.saveView');
    expect(entries).toMatchObject([{ outcome: 'success' }]);
    expect(JSON.stringify(entries)).not.toContain('Secret');
  });
});

describe('saved views are deleted', () => {
  it('with the membership of their person, those in other accounts not', async () => {
    const { accountId, people } = await makeAccount();
    const elsewhere = await makeAccount();
    await join(elsewhere.accountId, people.admin, { permission: 'admin' });
    await save(accountId, people.admin, 'Mine');
    await save(accountId, people.owner, 'Theirs');
    await save(elsewhere.accountId, people.admin, 'Elsewhere');
    await sql.query('delete from "Membership" where "objectId" = $1', [people.admin.membershipId]);
    expect(await storedOf(accountId)).toEqual(['Theirs']);
    expect(await storedOf(elsewhere.accountId)).toEqual(['Elsewhere']);
  });

  it('with the role of a superadmin, where the person is no member', async () => {
    const { accountId } = await makeAccount();
    const elsewhere = await makeAccount();
    const person = await makeSuperadmin();
    await join(elsewhere.accountId, person, { permission: 'admin' });
    await save(accountId, person, 'As a superadmin');
    await save(elsewhere.accountId, person, 'As a member');
    await sql.query(
      `delete from "_Join:users:_Role" where "relatedId" = $1
       and "owningId" = (select "objectId" from "_Role" where name = 'superadmin')`,
      [person.userId],
    );
    expect(await storedOf(accountId)).toEqual([]);
    expect(await storedOf(elsewhere.accountId)).toEqual(['As a member']);
  });

  it('with their account', async () => {
    const { accountId, people } = await makeAccount();
    await save(accountId, people.admin, 'Mine');
    await sql.query('delete from "Account" where "objectId" = $1', [accountId]);
    expect(await storedOf(accountId)).toEqual([]);
  });
});
