// @module-tag sampled
import { dayAt, daysLater } from '@campus/domain/core/days';
import { sweepSize } from '@campus/domain/testing/sweep';
import { createNumbers, randomEvents } from '@campus/platform/areas/analytics/testing/random-events';
import { attachedText, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { openGateway } from '@campus/tests/calls/gateway';
import { askForMail, askForRows, cellsOf, mailParagraphs } from '@campus/tests/events/graph-rows';
import { randomQuery } from '@campus/tests/events/random-queries';
import { asSent, heartbeats, sendEvents } from '@campus/tests/events/usage';
import { makeAccount } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();

const now = new Date();
const dayMs = 24 * 60 * 60 * 1000;
const from = now.getTime() - 88 * dayMs;
const seed = 77;
const mails = sweepSize({ sampled: 2, full: 10 });

/** Random queries about past days whose figures no longer change. */
function settledQueries() {
  const below = createNumbers(seed);
  const oldest = daysLater(dayAt(now, 'UTC'), -85);
  return Array.from({ length: 200 }, () => randomQuery(below, now))
    .filter(({ graph, from: first }) => !graph.endsWith('ByMonth') && first > oldest)
    .slice(0, mails);
}

it('ANA-061 mails have the rows of graph and table, and say what they are', async () => {
  const { accountId, people } = await makeAccount();
  const events = randomEvents(accountId, { from, to: now.getTime() - dayMs, sessions: 700, seed });
  await sendEvents([...heartbeats(accountId, new Date(from), now), ...asSent(events)]);
  const queries = settledQueries();
  expect(queries).toHaveLength(mails);
  for (const [index, query] of queries.entries()) {
    const answer = await askForRows(as(people.owner), accountId, query);
    await askForMail(as(people.owner), accountId, query);
    const mail = await waitForMail(people.owner.email, index + 1);
    const cells = cellsOf(await attachedText(mail), answer);
    expect({ query, cells }).toEqual({ query, cells: [answer.header, ...answer.rows] });
    for (const words of mailParagraphs(query, answer))
      expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(words);
  }
});
