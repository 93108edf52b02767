import { makeBadge } from '@campus/tests/areas/badges';
import { openGateway, scriptHeaders } from '@campus/tests/calls/gateway';
import { makeAccount, type Person, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { http } = await openGateway();

/** Calls an operation of an account like a script, with an idempotency key. */
async function post(path: string, body: object, { person, key }: { person: Person; key: string }) {
  const headers = { ...(await scriptHeaders(person)), 'idempotency-key': key };
  return http.post(`/api/v1/accounts/${path}`).set(headers).send(body);
}

async function invitationsOf(accountId: string): Promise<number> {
  return (await sql.query('select 1 from "Invitation" where account = $1', [accountId])).length;
}

it('an invitation that is sent again with its key is made and recorded once', async () => {
  const { accountId, people } = await makeAccount();
  const sent = { person: people.admin, key: unique() };
  const body = { email: `${unique()}@campus.test` };
  const path = `${accountId}/invitations`;
  const first = await post(path, body, sent);
  const again = await post(path, body, sent);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
  expect(await invitationsOf(accountId)).toBe(1);
  const entries = await sql.query(
    `select 1 from "AuditEntry" where account = $1 and operation = 'invitations.create'`,
    [accountId],
  );
  expect(entries).toHaveLength(1);

  const other = await post(path, { email: `${unique()}@campus.test` }, sent);
  expect([other.status, other.body.key]).toEqual([422, 'request.key.reused']);
  expect(await invitationsOf(accountId)).toBe(1);
});

it('one of ten simultaneous calls with the same key runs; the others get its answer or 409', async () => {
  const { accountId, people } = await makeAccount();
  const sent = { person: people.owner, key: unique() };
  const body = { selection: { ids: [people.member.membershipId] } };
  const calls = Array.from({ length: 10 }, () => post(`${accountId}/members/suspend`, body, sent));
  const answers = await Promise.all(calls);
  for (const { status, body } of answers) if (status !== 200) expect(body.key).toBe('request.key.running');
  const started = answers.flatMap(({ status, body }) => (status === 200 ? [body.task.id] : []));
  expect(started.length).toBeGreaterThan(0);
  expect(new Set(started).size).toBe(1);
  expect(await sql.query('select 1 from "Task" where account = $1', [accountId])).toHaveLength(1);
});

it('a refused call is not stored: it may be sent again with its key', async () => {
  const { accountId, people } = await makeAccount();
  const body = { email: `${unique()}@campus.test` };
  const key = unique();
  const path = `${accountId}/invitations`;
  expect((await post(path, body, { person: people.member, key })).status).toBe(403);
  await sql.query(`update "Membership" set permission = 'admin' where "objectId" = $1`, [
    people.member.membershipId,
  ]);
  expect((await post(path, body, { person: people.member, key })).status).toBe(200);
});

it('a key that is too long is refused', async () => {
  const { accountId, people } = await makeAccount();
  const sent = { person: people.admin, key: 'x'.repeat(256) };
  const { status, body } = await post(`${accountId}/invitations`, { email: 'a@campus.test' }, sent);
  expect([status, body.key]).toEqual([400, 'request.key.invalid']);
});

/** Sends a file to an operation of an account like a script, with an idempotency key. */
async function postFile(
  path: string,
  { lines, ...fields }: { lines: readonly string[] } & Record<string, string | readonly string[]>,
  { person, key, exportEmail = person.email }: { person: Person; key: string; exportEmail?: string },
) {
  const call = http
    .post(`/api/v1/accounts/${path}`)
    .set({ ...(await scriptHeaders(person)), 'idempotency-key': key })
    .field('exportEmail', exportEmail);
  for (const [name, value] of Object.entries(fields)) call.field(name, value as string);
  return call.attach('file', Buffer.from(lines.join('\n')), 'people.csv');
}

/** The files and tasks of an account. */
async function countsOf(accountId: string): Promise<unknown> {
  return sql.one(
    `select (select count(*)::int from "ImportFile" where account = $1) as files,
       (select count(*)::int from "Task" where account = $1) as tasks`,
    [accountId],
  );
}

it.each(['imports/invitations', 'imports/memberships', 'imports/deletions', 'badge-assignments/import'])(
  'a file that is sent again to %s with its key starts one task and is stored once',
  async (operation) => {
    const { accountId, people } = await makeAccount();
    const more = operation.startsWith('badge') && { badgeId: await makeBadge(accountId) };
    const sent = { person: people.admin, key: unique() };
    const path = `${accountId}/${operation}`;
    const lines = ['Email', `${unique()}@campus.test`];
    const first = await postFile(path, { lines, ...more }, sent);
    const again = await postFile(path, { lines, ...more }, sent);
    expect([first.status, first.body.key, again.status]).toEqual([200, undefined, 200]);
    expect(again.body.task.id).toBe(first.body.task.id);
    expect(await countsOf(accountId)).toEqual({ files: 1, tasks: 1 });

    const other = await postFile(path, { lines: [...lines, `${unique()}@campus.test`], ...more }, sent);
    expect([other.status, other.body.key]).toEqual([422, 'request.key.reused']);
    const unmailed = await postFile(path, { lines, ...more }, { ...sent, exportEmail: 'none' });
    expect([unmailed.status, unmailed.body.key]).toEqual([422, 'request.key.reused']);
    expect(await countsOf(accountId)).toEqual({ files: 1, tasks: 1 });

    const next = await postFile(path, { lines, ...more }, { ...sent, key: unique() });
    expect(next.body.task.id).not.toBe(first.body.task.id);
  },
);
