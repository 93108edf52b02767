import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { verifyAndSaveInvitation } from '@campus/contracts/invitations/functions';
import {
  acceptEmailIdentity,
  addEmailIdentity,
  getEmailVerificationStatus,
} from '@campus/contracts/senders/functions';
import { callPlatform } from '../../calls/platform.ts';
import { makeAccount, type Person, sql, type TestAccount, unique } from '../../world/world.ts';
import { secretIn, waitForMail } from '../mailed-links/mail.ts';

/** The refusal for a link that is unknown, expired, or used. */
export const invalidLink = { code: parseCode.invalid, message: text('senders.linkInvalid') };

/** The sender of mails in accounts without an accepted sender. */
export const defaultSender = 'invitations@campus.test';

/** An address that no one has submitted yet. */
export const newSender = () => `dean-${unique()}@university.test`;

/** Reads the state of an address as an admin; without an address, that of the account's sender. */
export const ask = ({ accountId, people }: TestAccount, email?: string) =>
  callPlatform(getEmailVerificationStatus, { accountId, email }, people.admin.sessionToken);

/** Submits an address as the account's sender. */
export const submit = ({ accountId, people }: TestAccount, email: string, by: Person = people.admin) =>
  callPlatform(addEmailIdentity, { accountId, email }, by.sessionToken);

/** Accepts with the secret of a mailed link. */
export const accept = (code: string) => callPlatform(acceptEmailIdentity, { code });

/** Submits an address and returns the secret of the mailed link. */
export async function submitted(account: TestAccount, email: string, mails = 1): Promise<string> {
  await submit(account, email);
  return secretIn(await waitForMail(email, mails), 'sender');
}

/** Creates an account with an accepted sender. */
export async function withSender(): Promise<{ account: TestAccount; email: string }> {
  const account = await makeAccount();
  const email = newSender();
  await accept(await submitted(account, email));
  return { account, email };
}

/** Invites a person and waits for the mail. */
export async function mailOfInvitation({ accountId, people }: TestAccount) {
  const email = `invitee-${unique()}@campus.test`;
  await callPlatform(verifyAndSaveInvitation, { accountId, invFields: { email } }, people.admin.sessionToken);
  return waitForMail(email);
}

/** Backdates the request for an address by this many days. */
export function askedAgo(email: string, days: number) {
  return sql.query(
    `update "EmailIdentity" set "requestedAt" = now() - make_interval(days => $2) where email = $1`,
    [email, days],
  );
}
