import { text } from '@campus/contracts/core/text';
import { secretIn, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { makeAccount, makeSuperadmin, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();
const newEmail = () => `office-${unique()}@campus.test`;

async function senderOf(accountId: string) {
  const account = await sql.one<{ email: string | null }>(
    `select "dashboardOptions" ->> 'fromEmail' as email from "Account" where "objectId" = $1`,
    [accountId],
  );
  return account?.email ?? '';
}

describe('the sender of invitations', () => {
  it('is the default one, then one that waits for its owner, then the one that was accepted', async () => {
    const { accountId, people } = await makeAccount();
    const { senders } = as(people.admin);
    const email = newEmail();
    const { sender: first } = await senders.get.query({ accountId });
    expect(first).toMatchObject({ email: '', status: 'Success' });
    const { sender: asked } = await senders.set.mutate({ accountId, email: ` ${email.toUpperCase()} ` });
    expect(asked).toMatchObject({ email, status: 'Pending', defaultSender: first.defaultSender });
    const code = secretIn(await waitForMail(email), 'sender');
    expect(await as().senders.accept.mutate({ code })).toMatchObject({ email });
    expect(await senders.get.query({ accountId })).toMatchObject({ sender: { email, status: 'Success' } });
  });

  it('INV-047 is the default one again after an empty address', async () => {
    const { accountId, people } = await makeAccount();
    const { senders } = as(people.admin);
    await senders.set.mutate({ accountId, email: newEmail() });
    for (const empty of ['', '   ']) {
      const { sender } = await senders.set.mutate({ accountId, email: empty });
      expect(sender).toMatchObject({ email: '', status: 'Success' });
      expect(await senderOf(accountId)).toBe('');
    }
  });

  it.each([
    ['INV-058', 'boss', 'Invalid Email'],
    ['INV-058', 'boss@campus', 'Invalid Email'],
    ['INV-059', `${'b'.repeat(89)}@campus.test`, 'At most 100 characters are allowed.'],
  ])('%s is not %j: %s', async (_, email, message) => {
    const { accountId, people } = await makeAccount();
    const refused = await refusalOf(as(people.admin).senders.set.mutate({ accountId, email }));
    expect(refused).toMatchObject({ status: 400, message, fields: { email: [message] } });
    expect(await senderOf(accountId)).toBe('');
  });

  it('is set by admins, owners and superadmins, and by nobody else', async () => {
    const { accountId, people } = await makeAccount();
    for (const by of [people.admin, people.owner, await makeSuperadmin()])
      await as(by).senders.set.mutate({ accountId, email: newEmail() });
    const before = await senderOf(accountId);
    const outsider = (await makeAccount()).people.owner;
    for (const by of [people.moderator, people.leader, people.member, outsider]) {
      const refused = await refusalOf(as(by).senders.set.mutate({ accountId, email: newEmail() }));
      expect(refused).toMatchObject({ status: 403, key: 'access.forbidden' });
    }
    expect(await senderOf(accountId)).toBe(before);
  });

  it.each(['x', 'unknown-but-well-formed-secret', '../../etc/passwd'])(
    'is not accepted by the secret %j',
    async (code) => {
      const refused = await refusalOf(as().senders.accept.mutate({ code }));
      expect(refused).toMatchObject({ status: 400, message: text('senders.linkInvalid') });
    },
  );
});
