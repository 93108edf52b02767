import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import * as wire from '@campus/contracts/verification/functions';
import * as contracts from '@campus/contracts/verification/verification';
import type * as z from 'zod';
import type { Call, UserName } from '../../call/call.ts';
import { cloudFunction } from '../../call/define.ts';
import { implement, rulesOf } from '../../call/implement.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { checkCredentials } from '../identity/credentials.ts';
import { findMailedLink, linkRefusal, redeemMailedLink } from '../mailed-links/redeem-link.ts';
import { sendVerification } from './send-verification.ts';

export const verificationFunctions = [
  implement(wire.verifyEmail, (call) => verifyEmail(call, call.input.code)),

  // Two operations use this function. Callers of `resendOwnVerification` have a session.
  cloudFunction(wire.resendVerificationEmail, {
    ...rulesOf(contracts.resendVerification),
    before: async (call) => {
      const { username, password = '' } = call.input;
      return username === undefined ? call.user : checkCredentials(call, { email: username, password });
    },
    handle: async (call, user) => {
      if (!user) throw new AppError('signedOut', 'access.signedOut');
      return resendVerification(call, user, call.input.serverConfigName);
    },
  }),

  cloudFunction(wire.getVerificationState, {
    access: 'signedIn',
    handle: async ({ sql, user }) => {
      const state = await readVerificationState(sql, user.id);
      if (!state) throw new AppError('signedOut', 'access.signedOut');
      return state;
    },
  }),
];

type VerificationState = z.input<typeof wire.getVerificationState.output>;

interface Row extends Omit<VerificationState, 'currentVerificationData'> {
  lastEmailSentAt: string | null;
}

/** Returns the verification state of a user; undefined if there is no such user. */
async function readVerificationState(sql: Queryable, userId: string): Promise<VerificationState | undefined> {
  const row = await sql.one<Row>(
    `select coalesce(u.email, '') as email, coalesce(u.firstname, '') as firstname,
       coalesce(u.lastname, '') as lastname, coalesce(u.email_verified, false) as email_verified,
       u."currentVerificationData" ->> 'lastEmailSentAt' as "lastEmailSentAt",
       array(
         select r.name from "_Join:users:_Role" held join "_Role" r on r."objectId" = held."owningId"
         where held."relatedId" = u."objectId" order by r.name
       ) as roles
     from "_User" u where u."objectId" = $1`,
    [userId],
  );
  if (!row) return undefined;
  const { lastEmailSentAt, ...state } = row;
  return { ...state, currentVerificationData: { lastEmailSentAt } };
}

/** Sends a user another verification mail, unless the email is verified. */
async function resendVerification(
  { sql, services, audit }: Pick<Call, 'sql' | 'services' | 'audit'>,
  { id }: UserName,
  serverConfigName: string,
): Promise<{ message: string }> {
  const user = await sql.one<{ email: string; emailVerified: boolean }>(
    `select email, coalesce(email_verified, false) as "emailVerified" from "_User"
     where "objectId" = $1 for update`,
    [id],
  );
  if (!user) throw new AppError('signedOut', 'access.signedOut');
  audit.note({ target: { type: 'user', id, label: user.email } });
  if (user.emailVerified) throw new AppError('conflict', 'verification.alreadyVerified');
  await sendVerification(sql, services, { userId: id, email: user.email, serverConfigName });
  return { message: text('verification.resent') };
}

type Answer = z.input<typeof wire.verifyEmail.output>;

/** Verifies the address that a link was mailed to, if it is still its user's. */
async function verifyEmail(
  { sql, audit, user: caller }: Pick<Call, 'sql' | 'audit' | 'user'>,
  code: string,
): Promise<Answer> {
  const link = await findMailedLink(sql, 'verification', code);
  if (!link || link.email !== link.user.email) throw new AppError('invalid', 'verification.codeInvalid');
  const { email, serverConfigName, user } = link;
  audit.note({
    actor: caller ?? { id: user.id, email },
    target: { type: 'user', id: user.id, label: email },
  });
  const alreadyVerified = user.emailVerified;
  if (!alreadyVerified) {
    if (!(await redeemMailedLink(sql, link))) throw linkRefusal(link, 'verification.codeInvalid');
    await markVerified(sql, user.id);
    audit.note({ before: { emailVerified: false }, after: { emailVerified: true } });
  }
  return { loggedInToEmailToVerify: caller?.id === user.id, email, serverConfigName, alreadyVerified };
}

async function markVerified(sql: Queryable, userId: string): Promise<void> {
  await sql.query('update "_User" set email_verified = true, "updatedAt" = now() where "objectId" = $1', [
    userId,
  ]);
}
