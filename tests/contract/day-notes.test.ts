import { maxDayNotes } from '@campus/domain/analytics/day-notes';
import { makeDayNote } from '@campus/tests/areas/day-notes';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { makeAccount, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();

it('writes, changes, and deletes notes on days, and says who wrote them', async () => {
  const { accountId, people } = await makeAccount();
  const { analytics } = as(people.admin);
  const list = async (range: object = {}) =>
    (await analytics.dayNotes.query({ accountId, ...range })).items.map(({ day, text }) => `${day} ${text}`);
  const { noteId } = await analytics.addDayNote.mutate({
    ...{ accountId, day: '2026-11-18', text: '  Open\n day <b>“1+1”</b>  ' },
  });
  await analytics.addDayNote.mutate({ accountId, day: '2026-11-02', text: 'Holiday' });
  expect(await list()).toEqual(['2026-11-02 Holiday', '2026-11-18 Open  day <b>“1+1”</b>']);
  expect(await list({ from: '2026-11-03', to: '2026-11-18' })).toEqual(['2026-11-18 Open  day <b>“1+1”</b>']);
  expect(await list({ from: '2026-11-19' })).toEqual([]);
  await analytics.changeDayNote.mutate({ accountId, noteId, text: 'Open day' });
  await analytics.changeDayNote.mutate({ accountId, noteId, day: '2026-11-01' });
  expect(await list()).toEqual(['2026-11-01 Open day', '2026-11-02 Holiday']);
  const [first] = (await as(people.owner).analytics.dayNotes.query({ accountId })).items;
  const named = await sql.one<{ displayname: string }>(
    'select displayname from "Membership" where account = $1 and "user" = $2',
    [accountId, people.admin.userId],
  );
  expect(first?.author).toBe(named?.displayname);
  await analytics.removeDayNote.mutate({ accountId, noteId });
  expect(await list()).toEqual(['2026-11-02 Holiday']);
  const entries = await sql.query<{ operation: string; before: unknown; after: unknown }>(
    `select operation, before, after from "AuditEntry" where account = $1 and "targetId" = $2 order by at`,
    [accountId, noteId],
  );
  expect(entries.map(({ operation }) => operation)).toEqual([
    'analytics.addDayNote',
    'analytics.changeDayNote',
    'analytics.changeDayNote',
    'analytics.removeDayNote',
  ]);
  expect(entries.at(-1)?.before).toEqual({ day: '2026-11-01', text: 'Open day' });
});

it.each([
  ['an empty text', { text: ' \n ' }],
  ['a text of 201 characters', { text: 'x'.repeat(201) }],
  ['signs that turn text around', { text: 'Open \u202Eyad' }],
  ['a day that is none', { day: '2026-02-30' }],
])('refuses %s', async (_, wrong) => {
  const { accountId, people } = await makeAccount();
  const note = { accountId, day: '2026-11-18', text: 'Open day', ...wrong };
  expect(await refusalOf(as(people.admin).analytics.addDayNote.mutate(note))).toMatchObject({ status: 400 });
});

it('is read by all who may open the dashboard, and written by administrators of the account only', async () => {
  const [{ accountId, people }, other] = [await makeAccount(), await makeAccount()];
  await sql.query(
    `insert into "WorldPermission" ("objectId", account, permission, level)
     select $1, $1, "objectId", 'moderator' from "Permission" where action = 'analyticsDashboard'`,
    [accountId],
  );
  const noteId = await makeDayNote(accountId, '2026-11-18');
  const { analytics } = as(people.moderator);
  expect((await analytics.dayNotes.query({ accountId })).items).toMatchObject([{ id: noteId, author: '' }]);
  const note = { accountId, day: '2026-11-18', text: 'Mine' };
  expect(await refusalOf(analytics.addDayNote.mutate(note))).toMatchObject({ status: 403 });
  expect(await refusalOf(analytics.removeDayNote.mutate({ accountId, noteId }))).toMatchObject({
    status: 403,
  });
  const foreign = as(other.people.admin).analytics;
  const there = { accountId: other.accountId, noteId };
  expect(await refusalOf(foreign.changeDayNote.mutate({ ...there, text: 'x' }))).toMatchObject({
    status: 404,
  });
  expect(await refusalOf(foreign.removeDayNote.mutate(there))).toMatchObject({ status: 404 });
  expect((await analytics.dayNotes.query({ accountId })).items).toHaveLength(1);
});

it('keeps at most a thousand notes, also when several are written at once', async () => {
  const { accountId, people } = await makeAccount();
  await sql.query(
    `insert into day_note (id, account, day, text)
     select left($1, 8) || i, $1, date '2026-11-18', 'Note ' || i from generate_series(1, $2) i`,
    [accountId, maxDayNotes - 2],
  );
  const { analytics } = as(people.admin);
  const note = { accountId, day: '2026-11-18', text: 'One more' };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 4 }, () => analytics.addDayNote.mutate(note)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect((await analytics.dayNotes.query({ accountId })).items).toHaveLength(maxDayNotes);
  expect(await refusalOf(analytics.addDayNote.mutate(note))).toMatchObject({
    message: 'An account keeps 1000 notes on days. Delete one first.',
  });
});

it('stays without its author when the person is erased, and goes with the account', async () => {
  const { accountId, people } = await makeAccount();
  const { noteId } = await as(people.admin).analytics.addDayNote.mutate({
    ...{ accountId, day: '2026-11-18', text: 'Open day' },
  });
  const stored = () => sql.query('select author from day_note where id = $1', [noteId]);
  expect(await stored()).toEqual([{ author: people.admin.userId }]);
  await sql.query('delete from "_User" where "objectId" = $1', [people.admin.userId]);
  expect(await stored()).toEqual([{ author: null }]);
  await sql.query('delete from "Account" where "objectId" = $1', [accountId]);
  expect(await stored()).toEqual([]);
});
