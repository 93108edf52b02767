import { getMembersInfo } from '@campus/contracts/members/functions';
import { openGateway, scriptHeaders } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, sql, type TestAccount } from '@campus/tests/world/world';
import { expect, it, onTestFinished, vi } from 'vitest';

const { http } = await openGateway();

/** Blocks every search of members until released, as if there were millions of members. */
async function holdSearches(): Promise<() => Promise<void>> {
  const end = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const held = sql.transaction(async (locking) => {
    await locking.query('lock table "MemberText" in access exclusive mode');
    begun.resolve();
    await end.promise;
  });
  await Promise.race([begun.promise, held]);
  const release = () => {
    end.resolve();
    return held;
  };
  onTestFinished(release);
  return release;
}

const searches = () =>
  sql.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from "MemberText"%'`,
  );

interface Answer {
  status: number;
  key: string | undefined;
  retryAfter: number;
}

/** Starts twenty broad searches by one admin at once. `answers` collects the answers so far. */
function searchBroadly(ask: () => Promise<Answer>) {
  const answers: Answer[] = [];
  const searching = Array.from({ length: 20 }, async () => void answers.push(await ask()));
  const refused = () => answers.filter(({ status }) => status === 429);
  return { answers, refused, ended: Promise.allSettled(searching) };
}

function throughGateway({ accountId, people }: TestAccount) {
  return async (): Promise<Answer> => {
    const { status, body, headers } = await http
      .get(`/api/v1/accounts/${accountId}/members?searchField=name&search=ada&extensive=true`)
      .set(await scriptHeaders(people.admin));
    return { status, key: body.key, retryAfter: Number(headers['retry-after']) };
  };
}

function atPlatform({ accountId, people }: TestAccount, signal = new AbortController().signal) {
  return async (): Promise<Answer> => {
    const response = await fetch(`${stack.urls.platform}/functions/${getMembersInfo.name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-parse-application-id': 'campus',
        'x-parse-session-token': people.admin.sessionToken,
      },
      body: JSON.stringify({ accountId, options: { search: ['name', 'ada'] }, extensiveSearch: true }),
      signal,
    });
    const { key } = (await response.json()) as { key?: string };
    return { status: response.status, key, retryAfter: Number(response.headers.get('retry-after')) };
  };
}

const doors = { 'the gateway': throughGateway, 'the platform': atPlatform };

it.each(Object.entries(doors))(
  'of twenty broad searches by one admin at %s, one runs, eight wait, and neighbors notice nothing',
  async (_, askAt) => {
    const [attacking, neighbor] = [await makeAccount(), await makeAccount()];
    const release = await holdSearches();
    const { answers, refused, ended } = searchBroadly(askAt(attacking));
    await vi.waitFor(() => expect(refused()).toHaveLength(11), 20_000);
    expect(refused()).toEqual(Array(11).fill({ status: 429, key: 'request.busy', retryAfter: 2 }));
    await vi.waitFor(async () => expect(await searches()).toHaveLength(1), 20_000);
    const { accountId, people } = neighbor;
    const list = http.get(`/api/v1/accounts/${accountId}/members`).set(await scriptHeaders(people.admin));
    expect((await list).status).toBe(200);
    await expect(
      callPlatform(getMembersInfo, { accountId, options: {} }, people.admin.sessionToken),
    ).resolves.toMatchObject({ count: 6 });
    await release();
    await ended;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
  },
);

it('searches end in the database when their callers leave, and others take their places', async () => {
  const account = await makeAccount();
  const release = await holdSearches();
  const gone = new AbortController();
  const left = searchBroadly(atPlatform(account, gone.signal));
  await vi.waitFor(() => expect(left.refused()).toHaveLength(11), 20_000);
  await vi.waitFor(async () => expect(await searches()).toHaveLength(1), 20_000);
  gone.abort();
  await vi.waitFor(async () => expect(await searches()).toEqual([]), 20_000);
  const next = searchBroadly(atPlatform(account));
  await vi.waitFor(() => expect(next.refused()).toHaveLength(11), 20_000);
  await release();
  await Promise.all([left.ended, next.ended]);
});
