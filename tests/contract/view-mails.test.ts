import { text } from '@campus/contracts/core/text';
import { dayGraphs, graphFacts, zoneOfGraph } from '@campus/domain/analytics/graphs';
import { lastDays, monthRange, usDate } from '@campus/domain/analytics/period';
import { rangeOfPreset } from '@campus/domain/analytics/presets';
import { daysLater } from '@campus/domain/core/days';
import { randomEvents } from '@campus/platform/areas/analytics/testing/random-events';
import { makeDayNote } from '@campus/tests/areas/day-notes';
import { attachedText, mailsTo, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeRoom } from '@campus/tests/areas/rooms';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { askForRows, cellsOf } from '@campus/tests/events/graph-rows';
import type { GraphQuery } from '@campus/tests/events/random-queries';
import { asSent, heartbeats, sendEvents } from '@campus/tests/events/usage';
import { type MemberPerson, makeAccount, sql } from '@campus/tests/world/world';
import { describe, expect, it, vi } from 'vitest';

const { as } = await openGateway();

const day = 86_400_000;
const timeZone = 'Australia/Lord_Howe';
/** How a mail says that a day has no figure: there was nothing to measure, or nothing is known. */
const without = (state: string) =>
  text(
    [text('analytics.state.gap'), text('analytics.state.outside')].includes(state)
      ? 'analytics.viewMail.unknown'
      : 'analytics.viewMail.nothing',
  );

async function makeScheduled(times: object = {}, state = 'logins.view=table') {
  const { accountId, people } = await makeAccount();
  const person = people.admin;
  const { analytics } = as(person);
  const { view } = await analytics.saveView.mutate({ accountId, name: 'Weekly', state });
  const asked = { accountId, viewId: view.id, every: 'daily', hour: 6, timeZone, ...times } as const;
  await analytics.setViewMail.mutate(asked);
  return { accountId, person, analytics, asked, viewId: view.id };
}

async function sendSomeEvents(accountId: string) {
  const now = new Date();
  const from = now.getTime() - 30 * day;
  const events = randomEvents(accountId, { from, to: now.getTime() - day, sessions: 100, seed: 5 }).map(
    (event) => ({
      ...event,
      room: event.room === '' ? '' : `${event.room}_0`,
    }),
  );
  await sendEvents([...heartbeats(accountId, new Date(from), now), ...asSent(events)]);
}

/** The queries of a view without choices, in the order of its files. */
function defaultQueries(room: string): GraphQuery[] {
  const now = new Date();
  const common = { timeZone, hideEmployees: true };
  const ofDays = dayGraphs.map((graph) => {
    const { searchType, ofRoom, defaultDays } = graphFacts[graph];
    const days = lastDays(defaultDays, zoneOfGraph(graph, timeZone), now);
    return { graph, searchType, ...common, ...days, room: ofRoom ? room : '' };
  });
  const ofMonths = (['loginsUniqueByMonth', 'loginsFirstByMonth'] as const).map((graph) => {
    return { graph, searchType: graph, ...common, ...monthRange(now), room: '' };
  });
  return [...ofDays, ...ofMonths];
}

/** Moves the next mail's due time to a minute ago, so that the stack's worker sends it. */
const makeDue = (viewId: string) =>
  sql.query(
    `update view_mail set next = now() - interval '1 minute', "createdAt" = now() - interval '1 day'
     where view = $1`,
    [viewId],
  );

const mailOf = async (caller: ReturnType<typeof as>['analytics'], accountId: string) =>
  (await caller.views.query({ accountId })).items[0]?.mail;

const waitForState = (
  { analytics, accountId }: Pick<Awaited<ReturnType<typeof makeScheduled>>, 'analytics' | 'accountId'>,
  wanted: object,
) =>
  vi.waitFor(async () => expect(await mailOf(analytics, accountId)).toMatchObject(wanted), {
    timeout: 20_000,
    interval: 100,
  });

const setLevel = ({ membershipId }: MemberPerson, permission: string) =>
  sql.query('update "Membership" set permission = $2 where "objectId" = $1', [membershipId, permission]);

describe('a view that is mailed', () => {
  it('comes once at its time, with the figures of every graph in words and files', async () => {
    const scheduled = await makeScheduled();
    const { accountId, person, analytics, viewId } = scheduled;
    await makeRoom(accountId, { levelName: 'r1', instance: 0 });
    await sendSomeEvents(accountId);
    await makeDue(viewId);
    const mail = await waitForMail(person.email);
    expect(mail.subject).toBe(text('analytics.viewMail.title', { view: 'Weekly' }));
    const queries = defaultQueries('r1_0');
    expect(mail.attachments).toHaveLength(queries.length);
    for (const [index, query] of queries.entries()) {
      const answer = await askForRows(as(person), accountId, query);
      const cells = cellsOf(await attachedText(mail, index), answer);
      expect({ query, cells }).toEqual({ query, cells: [answer.header, ...answer.rows] });
      for (const [date = '', value, state = ''] of answer.rows.slice(-7))
        expect(mail.text).toContain(
          text('analytics.viewMail.point', { date, value: value || without(state), state }),
        );
    }
    const page = `/admin/analytics/dashboard?account=${accountId}`;
    expect(mail.text).toContain(`${page}&logins.view=table`);
    expect(mail.text).toContain(`${page}&mail=${viewId}`);
    // The row records it once the mail server has accepted the mail.
    await waitForState(scheduled, { mailedAt: expect.any(String), problem: null, paused: null });
    const state = await mailOf(analytics, accountId);
    expect(Date.parse(state?.next ?? '')).toBeGreaterThan(Date.now());
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  it('has the last full week of its zone when it is sent, with the notes of its days', async () => {
    const { accountId, person, viewId } = await makeScheduled({}, 'bar.preset=lastWeek');
    await makeRoom(accountId, { levelName: 'r1', instance: 0 });
    await sendSomeEvents(accountId);
    const week = rangeOfPreset('lastWeek', timeZone, new Date());
    await makeDayNote(accountId, week.from, 'Open day <b>');
    await makeDayNote(accountId, daysLater(week.to, 60), 'Much later');
    await makeDue(viewId);
    const mail = await waitForMail(person.email);
    const [from, to] = [usDate(week.from), usDate(week.to)];
    expect(mail.text).toContain(`Logins by Day: ${from} to ${to}, ${timeZone} (168 hours)`);
    expect(mail.text).toContain(`${from}: Open day <b>`);
    expect(mail.text).toMatch(/Total of complete days \(7\): \d/);
    expect(mail.text).not.toContain('Much later');
    const answer = await askForRows(as(person), accountId, {
      ...{ graph: 'logins', searchType: 'loginsAll', timeZone, hideEmployees: true, ...week, room: '' },
    });
    expect(cellsOf(await attachedText(mail, 0), answer)).toEqual([answer.header, ...answer.rows]);
  });

  it('does not come where nothing happened, and says so', async () => {
    const scheduled = await makeScheduled();
    await makeDue(scheduled.viewId);
    await waitForState(scheduled, { problem: 'empty', mailedAt: null });
    expect(await mailsTo(scheduled.person.email)).toEqual([]);
  });

  it('comes at once when its person asks for it, also without a schedule', async () => {
    const { accountId, person, analytics, asked, viewId } = await makeScheduled();
    await analytics.setViewMail.mutate({ ...asked, every: 'off' });
    await analytics.mailView.mutate({ accountId, viewId, timeZone });
    const mail = await waitForMail(person.email);
    expect(mail.text).toContain(text('analytics.viewMail.once'));
    expect(mail.text).toContain(text('analytics.mail.zone', { zone: timeZone }));
  });

  it.each([
    ['lost the dashboard', 'access', (person: MemberPerson) => setLevel(person, 'member')],
    ['was suspended', 'suspended', (person: MemberPerson) => setLevel(person, 'suspended')],
    [
      'has no verified address any more',
      'email',
      ({ userId }: MemberPerson) =>
        sql.query('update "_User" set email_verified = false where "objectId" = $1', [userId]),
    ],
  ] as const)('pauses when its person %s, and goes on once it is saved again', async (_, paused, lose) => {
    const scheduled = await makeScheduled();
    const { person, viewId, analytics, asked, accountId } = scheduled;
    await sendSomeEvents(accountId);
    await lose(person);
    await makeDue(viewId);
    await vi.waitFor(
      async () =>
        expect(await sql.query('select paused, next from view_mail where view = $1', [viewId])).toEqual([
          { paused, next: null },
        ]),
      { timeout: 20_000, interval: 100 },
    );
    expect(await mailsTo(person.email)).toEqual([]);
    await setLevel(person, 'admin');
    await sql.query('update "_User" set email_verified = true where "objectId" = $1', [person.userId]);
    await waitForState(scheduled, { paused });
    await analytics.setViewMail.mutate(asked);
    await waitForState(scheduled, { paused: null, next: expect.any(String) });
  });

  it.each([
    ['an hour that no clock has', { hour: 24 }],
    ['a day that no month has', { day: 32 }],
    ['a day that no week has', { weekday: 0 }],
    ['a zone that is none', { timeZone: 'Europe/Nowhere' }],
  ])('is refused for %s', async (_, wrong) => {
    const { analytics, asked } = await makeScheduled();
    expect(await refusalOf(analytics.setViewMail.mutate({ ...asked, ...wrong }))).toMatchObject({
      status: 400,
    });
  });
});
