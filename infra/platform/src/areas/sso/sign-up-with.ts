import type { WireSession } from '@campus/contracts/auth/functions';
import { AppError } from '@campus/contracts/core/app-error';
import { looksLikeEmail } from '@campus/contracts/core/fields';
import type { thirdPartySignUp } from '@campus/contracts/sso/functions';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { joinAsInvited, openInvitationTo } from '../accounts/open-invitation.ts';
import { beginSession } from '../identity/sign-in.ts';
import { displayNameOf } from '../identity/usernames.ts';
import { createUniqueUser } from '../sign-up/create-unique-user.ts';
import { joinAsMember } from '../sign-up/join-as-member.ts';
import { refuseRegistration } from '../sign-up/registration-rules.ts';
import { refuseValues } from '../sign-up/required-values.ts';
import { sendVerification } from '../verification/send-verification.ts';
import { insertIdentity } from './link-identity.ts';
import { useUpToken } from './use-up-token.ts';
import { sessionProvider, type VerifiedSso, verifySso } from './verify-sso.ts';

const asked = ['email', 'firstname', 'lastname'] as const;

type SignUpCall = Call<z.output<typeof thirdPartySignUp.input>, 'public'>;

/** The person to create, as entered. */
interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** Verifies the identity for a sign-up, with a provider enabled in the account's world. */
export async function verifyForSignUp({ services, input }: SignUpCall): Promise<VerifiedSso> {
  const { serverConfigName } = await readAccount(services.sql, input.accountId);
  const { authType: kind, authData } = input.data;
  return verifySso(services, { kind, authData, serverConfigName });
}

/**
 * Creates a user with this identity, adds the user to the account, and signs in. The email counts as verified
 * only if the provider has verified this exact address and can vouch for its domain. Otherwise a verification
 * link is mailed. An open invitation to a verified email is marked as used: it replaces the registration
 * rules and determines the role.
 */
export async function signUpWith(call: SignUpCall, verified: VerifiedSso): Promise<WireSession> {
  const { sql, input, audit, services, origin } = call;
  const { identity, provider } = verified;
  const { accountId } = input;
  const person = personOf(input);
  const { email } = person;
  audit.note({ target: { type: 'user', id: '', label: looksLikeEmail(email) ? email : '' } });
  refuseValues({ email, firstname: person.firstName, lastname: person.lastName }, asked);
  const emailVerified = identity.emailVerified && identity.email === email;
  const { config } = services;
  // The provider has verified the invited address, like the invitation's link would.
  const invitation = emailVerified
    ? await openInvitationTo({ sql, config }, { accountId, email })
    : undefined;
  if (!invitation) await refuseRegistration({ sql, config }, accountId, { email });
  const userId = await createUniqueUser(sql, {
    ...person,
    displayName: invitation?.displayName || displayNameOf(person),
    emailVerified,
  });
  await insertIdentity(sql, userId, verified);
  await useUpToken(sql, verified);
  if (invitation) await joinAsInvited(sql, invitation, userId);
  else await joinAsMember(sql, { accountId, userId });
  const { serverConfigName } = await readAccount(sql, accountId);
  if (!emailVerified) await sendVerification(sql, services, { userId, email, serverConfigName });
  audit.note({
    actor: { id: userId, email },
    target: { type: 'user', id: userId, label: email },
    after: {
      email,
      permission: invitation?.permission ?? 'member',
      provider: provider.name,
      issuer: identity.issuer,
    },
  });
  return beginSession(sql, { userId, method: 'thirdParty', proven: sessionProvider(verified), origin });
}

function personOf({ email, data }: SignUpCall['input']): Person {
  return {
    email: email.trim().toLowerCase(),
    firstName: data.firstName.trim(),
    lastName: data.lastName.trim(),
  };
}

async function readAccount(sql: Queryable, accountId: string): Promise<{ serverConfigName: string }> {
  const account = await sql.one<{ serverConfigName: string }>(
    `select coalesce(c.name, '') as "serverConfigName"
     from "Account" a left join "ServerConfig" c on c.account = a."objectId" where a."objectId" = $1`,
    [accountId],
  );
  if (!account) throw new AppError('notFound', 'signUp.noAccount');
  return account;
}
