import { daysLater } from '@campus/domain/core/days';
import { openGateway } from '@campus/tests/calls/gateway';
import { heartbeats, sendEvents, type TestEvent } from '@campus/tests/events/usage';
import { makeAccount, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();

const today = new Date().toISOString().slice(0, 10);
const ago = (days: number) => daysLater(today, -days);
const at = (day: string, clock: string) => new Date(`${day}T${clock}Z`);

/** A person who is online on a day, from one time to another. */
function visit(accountId: string, user: string, [day, from, to]: [string, string, string]): TestEvent[] {
  const common = { accountId, user, session: unique(), server: 'world-1' };
  return [
    { event: 'LOGIN', ...common, at: at(day, from) },
    { event: 'LOGOUT', ...common, at: at(day, to) },
  ];
}

const utc = { timeZone: 'UTC' } as const;

describe('a report', () => {
  it('counts people, logins, hours, sessions, and the peak of a single day', async () => {
    const { accountId, people } = await makeAccount();
    const day = ago(3);
    await sendEvents([
      ...heartbeats(accountId, at(day, '00:00:00'), new Date()),
      ...visit(accountId, people.admin.userId, [day, '10:00:00', '10:30:00']),
      ...visit(accountId, people.admin.userId, [day, '12:00:00', '13:00:00']),
      ...visit(accountId, people.member.userId, [day, '10:15:00', '11:30:00']),
      ...visit(accountId, `guest-${unique()}`, [day, '10:20:00', '10:25:00']),
    ]);
    const report = await as(people.admin).analytics.report.query({ accountId, from: day, to: day, ...utc });
    const figures = {
      ...{ people: 3, guests: 1, logins: 4, hours: 2.83, sessions: 4 },
      ...{ lowerQuartile: 23.75, median: 45, upperQuartile: 63.75 },
      peak: { people: 3, at: at(day, '10:20:00').toISOString() },
    };
    expect(report).toMatchObject({
      totals: { from: day, to: day, ...figures, known: { days: 1, complete: 1, partial: 0, missing: 0 } },
      earlier: null,
      points: [{ from: day, to: day, ...figures, state: 'complete' }],
    });
  });

  it('counts roles and guests apart', async () => {
    const { accountId, people } = await makeAccount();
    const day = ago(3);
    await sendEvents([
      ...visit(accountId, people.admin.userId, [day, '10:00:00', '11:00:00']),
      ...visit(accountId, `guest-${unique()}`, [day, '10:00:00', '10:30:00']),
    ]);
    const asked = { accountId, from: day, to: day, ...utc };
    const { items } = await as(people.admin).analytics.reportGroups.query(asked);
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'role', id: 'admin', people: 1, logins: 1, hours: 1 }),
    );
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'guests', people: 1, members: null, logins: 1, hours: 0.5 }),
    );
  });

  it('names the people of a peak', async () => {
    const { accountId, people } = await makeAccount();
    const day = ago(3);
    await sendEvents(visit(accountId, people.member.userId, [day, '10:00:00', '11:00:00']));
    const peak = { accountId, at: at(day, '10:00:00').toISOString() };
    const answer = await as(people.admin).analytics.peopleOfPeak.query(peak);
    expect(answer).toMatchObject({ total: 1, items: [{ userId: people.member.userId, events: 1 }] });
  });
});
