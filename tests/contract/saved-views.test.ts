import { dayGraphs } from '@campus/domain/analytics/graphs';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { makeAccount, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();

describe('views of the dashboard', () => {
  it('are saved, listed, renamed, overwritten, and deleted', async () => {
    const { accountId, people } = await makeAccount();
    const { analytics } = as(people.admin);
    const state = dayGraphs
      .map((graph) => `${graph}.from=2026-10-01&${graph}.to=2026-10-31&${graph}.compare=true`)
      .join('&')
      .concat('&bar.preset=lastWeek');
    const { view } = await analytics.saveView.mutate({ accountId, name: '  October  ', state });
    expect(await analytics.views.query({ accountId })).toEqual({ items: [view] });
    expect(view).toMatchObject({ name: 'October', state });
    const about = { accountId, viewId: view.id };
    await analytics.changeView.mutate({ ...about, name: 'Autumn', state: '' });
    expect((await analytics.views.query({ accountId })).items).toMatchObject([
      { id: view.id, name: 'Autumn', state: '' },
    ]);
    await analytics.deleteView.mutate(about);
    expect(await analytics.views.query({ accountId })).toEqual({ items: [] });
  });

  it.each([
    ['another parameter', 'logins.color=red'],
    ['another graph', 'members.view=table'],
    ['a parameter of no graph', 'account=abc'],
    ['a property of every object', 'logins.constructor=1'],
    ['a day that is none', 'logins.from=2026-02-30'],
    ['another look', 'logins.view=map'],
    ['a range that is none', 'bar.preset=nextWeek'],
    ['a room with a control character', 'roomJoins.room=hall%00'],
    ['the same parameter twice', 'logins.view=table&logins.view=chart'],
  ])('hold no %s', async (_, state) => {
    const { accountId, people } = await makeAccount();
    const refused = as(people.admin).analytics.saveView.mutate({ accountId, name: 'View', state });
    expect(await refusalOf(refused)).toMatchObject({ status: 400 });
    await expect(refused).rejects.toThrow('A view holds only what the dashboard can show.');
  });

  it('have a name of 1 to 60 characters and at most 4 kB to show', async () => {
    const { accountId, people } = await makeAccount();
    const { analytics } = as(people.admin);
    const save = (name: string, state = '') => analytics.saveView.mutate({ accountId, name, state });
    await expect(save('  ')).rejects.toThrow('A view needs a name.');
    await expect(save('x'.repeat(61))).rejects.toThrow('60');
    await expect(save('x'.repeat(60))).resolves.toMatchObject({ view: { name: 'x'.repeat(60) } });
    const long = (bytes: number) =>
      `roomJoins.room=${'%61'.repeat(199)}&roomUniqueUsers.room=${'%61'.repeat(199)}`.padEnd(bytes, '&');
    await expect(save('Long', long(4096))).resolves.toMatchObject({ view: { name: 'Long' } });
    await expect(save('Too long', long(4097))).rejects.toThrow('This is more than a view can hold.');
  });

  it('are closed with the dashboard, and open again with it', async () => {
    const { accountId, people } = await makeAccount();
    const { membershipId } = people.admin;
    const { analytics } = as(people.admin);
    const { view } = await analytics.saveView.mutate({ accountId, name: 'Mine', state: '' });
    const setLevel = (permission: string) =>
      sql.query('update "Membership" set permission = $2 where "objectId" = $1', [membershipId, permission]);
    await setLevel('member');
    expect(await refusalOf(analytics.views.query({ accountId }))).toMatchObject({ status: 403 });
    const about = { accountId, viewId: view.id };
    expect(await refusalOf(analytics.deleteView.mutate(about))).toMatchObject({ status: 403 });
    await setLevel('admin');
    expect((await analytics.views.query({ accountId })).items).toEqual([view]);
  });
});
