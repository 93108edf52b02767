import { usDate } from '@campus/domain/analytics/period';
import { daysLater } from '@campus/domain/core/days';
import { fillWithEvents, readWorld } from '@campus/local/demo/events/fill';
import { readSecrets } from '@campus/local/secrets';
import { search } from '@campus/tests/events/usage';
import { stack } from '@campus/tests/stack/stack';
import { employeeDomain } from '@campus/tests/world/configured-accounts';
import { addMember, makeAccount, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { usageEventsKey } = await readSecrets(stack.data.path);
const place = { url: stack.urls.usage, eventsKey: usageEventsKey };
const day = 24 * 60 * 60 * 1000;
const now = new Date();
const ago = (days: number) => new Date(now.getTime() - days * day);

/** A world with one employee of the provider and thirty people without users. */
async function makeWorld() {
  const account = await makeAccount();
  const { accountId, people } = account;
  const employee = await addMember(accountId, {}, { email: `${unique()}@${employeeDomain}` });
  const read = await readWorld(sql, accountId);
  const strangers = Array.from({ length: 30 }, (_, number) => `stranger-${number}`);
  const world = { ...read, people: [employee.userId, ...strangers] };
  const figures = async (name: string, hideEmployees = false) => {
    const today = now.toISOString().slice(0, 10);
    const [from, to] = [usDate(daysLater(today, -10)), usDate(today)];
    const range = { startDateStr: from, endDateStr: to, timeZone: 'UTC', hideEmployees };
    const asked = { accountId, server: 'staging', ...range };
    return (await search(name, asked, people.admin.sessionToken)).body;
  };
  return { account, employee, read, world, figures };
}

it('the events of the demo are filled up to now at each start, and never counted twice', async () => {
  const [often, once] = await Promise.all([makeWorld(), makeWorld()]);
  const fill = ({ world }: typeof often, until: Date) =>
    fillWithEvents(sql, place, { world, days: 20, now: until });
  for (const until of [ago(2.4), ago(2.4), ago(0.2), now, now]) await fill(often, until);
  await fill(once, now);
  for (const name of ['getLoginsByDay', 'getUniqueLoginsByDay', 'getMedianSessionDurationByDay']) {
    const figures = await once.figures(name);
    expect(figures).toHaveLength(11);
    expect(await often.figures(name)).toEqual(figures);
  }
  expect(await once.figures('getLoginsByDay', true)).not.toEqual(await once.figures('getLoginsByDay'));
});

it('the people of a demo world are those who may come, and ten guests', async () => {
  const { account, employee, read } = await makeWorld();
  expect(read.people).toContain(employee.userId);
  expect(read.people).not.toContain(account.people.suspended.userId);
  expect(new Set(read.guests).size).toBe(10);
});
