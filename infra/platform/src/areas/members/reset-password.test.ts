import { logIn } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { requestMemberPasswordReset } from '@campus/contracts/members/action-functions';
import { resetPassword } from '@campus/contracts/passwords/functions';
import { mailsTo, secretIn, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, type Person, sql, type TestAccount } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const newPassword = 'Other-2026!';
const request = ({ accountId }: TestAccount, { membershipId }: { membershipId: string }, by: Person) =>
  callPlatform(requestMemberPasswordReset, { accountId, membershipId }, by.sessionToken);

it('mails only the member a link to choose a new password', async () => {
  const account = await makeAccount();
  const { admin, member } = account.people;
  await expect(request(account, member, admin)).resolves.toEqual({ email: member.email });
  const mail = await waitForMail(member.email);
  expect(mail.to).toEqual([member.email]);
  expect(await mailsTo(admin.email)).toEqual([]);
  await callPlatform(resetPassword, { code: secretIn(mail, 'reset-password'), newPassword });
  await expect(callPlatform(logIn, { email: member.email, password: newPassword })).resolves.toBeTruthy();
});

it('is recorded without the link', async () => {
  const account = await makeAccount();
  const { admin, member } = account.people;
  await request(account, member, admin);
  const entries = await sql.query(
    `select operation, outcome, "actorId", "targetType", "targetId", "targetLabel", before, after
     from "AuditEntry" where account = $1`,
    [account.accountId],
  );
  expect(entries).toEqual([
    {
      operation: 'members.resetPassword',
      outcome: 'success',
      actorId: admin.userId,
      targetType: 'member',
      targetId: member.membershipId,
      targetLabel: member.email,
      before: {},
      after: {},
    },
  ]);
});

it('is for admins of the account, and does not find members of other accounts', async () => {
  const [account, other] = [await makeAccount(), await makeAccount()];
  const { admin, moderator, member } = account.people;
  for (const by of [moderator, member, other.people.admin])
    await expect(request(account, member, by)).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: text('access.forbidden'),
    });
  await expect(request(account, other.people.member, admin)).rejects.toMatchObject({
    code: parseCode.notFound,
    message: text('members.notFound'),
  });
});
