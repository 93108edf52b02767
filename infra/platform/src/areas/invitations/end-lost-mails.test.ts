import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { makeAccount, sql, type TestAccount } from '@campus/tests/world/world';
import { expect, it } from 'vitest';
import { endLostMails } from './end-lost-mails.ts';

/** Makes an invitation whose mail was requested this many minutes ago, with a job in this state. */
async function processing(account: TestAccount, minutes: number, state?: string): Promise<string> {
  const { invitationId } = await makeInvitation(account, {
    status: 'processing',
    updatedAt: new Date(Date.now() - minutes * 60_000),
  });
  if (state)
    // Far in the future, so that no worker fetches it.
    await sql.query(
      `insert into jobs.job (name, data, singleton_key, state, start_after, policy)
       values ('invitation-mail', $1, $2, $3, now() + interval '1 day', 'short')`,
      [JSON.stringify({ invitationId }), invitationId, state],
    );
  return invitationId;
}

async function statusOf(id: string) {
  return sql.one('select status, message from "Invitation" where "objectId" = $1', [id]);
}

it('INV-033 an invitation whose mail has no job left ends in error, with the reason', async () => {
  const account = await makeAccount();
  const lost = [await processing(account, 11, 'failed'), await processing(account, 11)];
  expect(await endLostMails(sql)).toBeGreaterThanOrEqual(2);
  for (const id of lost)
    expect(await statusOf(id)).toEqual({
      status: 'error',
      message: { key: 'invitations.mailLost', params: {} },
    });
});

it('an invitation that is queued, being sent, or retried stays processing for any time', async () => {
  const account = await makeAccount();
  const waiting = await Promise.all(
    ['created', 'retry', 'active'].map((state) => processing(account, 600, state)),
  );
  const recent = await processing(account, 9);
  const { invitationId: sent } = await makeInvitation(account, { updatedAt: new Date(0) });
  await endLostMails(sql);
  for (const id of [...waiting, recent]) expect(await statusOf(id)).toMatchObject({ status: 'processing' });
  expect(await statusOf(sent)).toMatchObject({ status: 'pending' });
});
