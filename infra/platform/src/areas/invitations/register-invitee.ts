import { AppError } from '@campus/contracts/core/app-error';
import type { registerAndJoinAccount } from '@campus/contracts/invitations/functions';
import { passwordRefusals } from '@campus/domain/passwords/passwords';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { refuseGuessablePassword } from '../identity/new-password.ts';
import { hashPassword } from '../identity/passwords.ts';
import { displayNameOf } from '../identity/usernames.ts';
import { createUniqueUser } from '../sign-up/create-unique-user.ts';
import { refusePasswordJoin } from '../sign-up/refuse-password-join.ts';
import { becomeMember, claimInvitation, findOwnByLink, type Joining } from './join-account.ts';

type Person = z.output<typeof registerAndJoinAccount.input>;

export interface Joined {
  userId: string;
  accountId: string;
}

/** Hashes the password of a person with an invitation link. Throws if it is too weak. */
export async function prepareInvitee(
  call: Joining & Pick<Call, 'services'>,
  person: Person,
): Promise<string> {
  const { accountId } = await findOwnByLink(call, person.invitationId, person.email);
  await refusePasswordJoin(call, accountId);
  if (passwordRefusals(person.password).length > 0) throw new AppError('invalid', 'registration.password');
  refuseGuessablePassword(person.password, person, call.services.config);
  return hashPassword(person.password);
}

/** Creates the invited user with the email that the link has verified, and adds the user to the account. */
export async function registerInvitee(
  joining: Joining,
  person: Person,
  passwordHash: string,
): Promise<Joined> {
  const { sql, audit } = joining;
  const { invitationId: secret, firstName, lastName } = person;
  const invitation = await findOwnByLink(joining, secret, person.email);
  const userId = newObjectId();
  await claimInvitation(joining, secret, userId);
  const newUser = {
    id: userId,
    email: invitation.email,
    emailVerified: true,
    displayName: invitation.displayName || displayNameOf({ firstName, lastName }),
    firstName,
    lastName,
    passwordHash,
  };
  await createUniqueUser(sql, newUser, { taken: 'invitations.userExists', held: 'invitations.emailHeld' });
  audit.note({ actor: { id: userId, email: invitation.email } });
  await becomeMember(joining, invitation, userId);
  return { userId, accountId: invitation.accountId };
}
