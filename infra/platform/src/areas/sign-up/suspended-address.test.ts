import { joinAccountIfNotAMember } from '@campus/contracts/accounts/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { acceptInviteAndJoinAccount } from '@campus/contracts/invitations/functions';
import { confirmEmailChange, updateUserEmail } from '@campus/contracts/passwords/email-change-functions';
import { deleteAccount } from '@campus/contracts/profile/functions';
import { signUp } from '@campus/contracts/sign-up/functions';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { secretIn, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  addMember,
  join,
  makeAccount,
  makePerson,
  password,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const refused = { code: parseCode.forbidden, message: text('signUp.byInvitation') };

const signUpAs = (email: string, { accountId }: TestAccount) =>
  callPlatform(signUp, { email, password, firstname: 'Nina', lastname: 'New', accountId });

/** An account with a suspended person who has deleted their user. */
async function deleted(permission: 'suspended' | 'member' = 'suspended') {
  const account = await makeAccount();
  const person = await addMember(account.accountId, { permission });
  await callPlatform(deleteAccount, { currentPassword: password }, person.sessionToken);
  return { account, person };
}

describe('a suspended person who deletes the user', () => {
  it('does not sign up again with the address, in any spelling; a member does', async () => {
    const { account, person } = await deleted();
    await expect(signUpAs(person.email, account)).rejects.toMatchObject(refused);
    await expect(signUpAs(person.email.toUpperCase(), account)).rejects.toMatchObject(refused);
    const other = await deleted('member');
    await expect(signUpAs(other.person.email, other.account)).resolves.toBeTruthy();
  });

  it('signs up elsewhere, and cannot join from there', async () => {
    const { account, person } = await deleted();
    await signUpAs(person.email, await makeAccount());
    const again = await makePerson();
    await sql.query(`delete from "_User" where email = $1`, [person.email]);
    await sql.query(`update "_User" set email = $2 where "objectId" = $1`, [again.userId, person.email]);
    const join = () =>
      callPlatform(joinAccountIfNotAMember, { accountId: account.accountId }, again.sessionToken);
    await expect(join()).rejects.toMatchObject(refused);
    const { secret } = await makeInvitation(account, { email: person.email });
    await callPlatform(acceptInviteAndJoinAccount, { invitationId: secret }, again.sessionToken);
    await callPlatform(deleteAccount, { currentPassword: password }, again.sessionToken);
    await expect(signUpAs(person.email, account)).resolves.toBeTruthy();
  });

  it('leaves a changed address behind too, while the suspension lasts', async () => {
    const account = await makeAccount();
    const person = await addMember((await makeAccount()).accountId, { permission: 'member' });
    const membershipId = await join(account.accountId, person, { permission: 'suspended' });
    const email = `new-${unique()}@campus.test`;
    await callPlatform(updateUserEmail, { currentPassword: password, email }, person.sessionToken);
    const code = secretIn(await waitForMail(email), 'new-email');
    await callPlatform(confirmEmailChange, { code }, person.sessionToken);
    await expect(signUpAs(person.email, account)).rejects.toMatchObject(refused);
    await sql.query(`update "Membership" set permission = 'member' where "objectId" = $1`, [membershipId]);
    // The person can still take the old address back, so nobody else gets it.
    await expect(signUpAs(person.email, account)).rejects.toThrow(text('signUp.emailTaken'));
  });

  it('leaves only a keyed hash of the address', async () => {
    const { account, person } = await deleted();
    const rows = await sql.query<{ hash: string; user: string | null }>(
      'select hash, "user" from suspended_address where account = $1',
      [account.accountId],
    );
    expect(rows).toEqual([{ hash: expect.stringMatching(/^[\w-]{43}$/), user: null }]);
    expect(JSON.stringify(rows)).not.toContain(person.email);
  });
});
