import { createHash, randomBytes } from 'node:crypto';
import { verifyAndSaveInvitation } from '@campus/contracts/invitations/functions';
import { insertInvitations } from '@campus/platform/foundation/records/invitations';
import type { NewInvitation } from '@campus/platform/foundation/schema/tables/invitation';
import type * as z from 'zod';
import { callPlatform } from '../../calls/platform.ts';
import { type Person, sql, type TestAccount, unique } from '../../world/world.ts';

export type InvitationFields = Partial<z.input<typeof verifyAndSaveInvitation.input>['invFields']>;

/** An invitation with its link, which is otherwise known only from the mail. */
export interface TestInvitation {
  invitationId: string;
  email: string;
  /** The link's path after /invitation/. */
  secret: string;
}

/** Creates a pending invitation by the account's owner, by default to an unused address. */
export async function makeInvitation(
  { accountId, people }: TestAccount,
  overrides: Partial<NewInvitation> = {},
): Promise<TestInvitation> {
  const secret = randomBytes(32).toString('base64url');
  const invitation: NewInvitation = {
    accountId,
    email: inviteeAddress(),
    permission: 'member',
    status: 'pending',
    expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
    invitedBy: people.owner.userId,
    teamid: '8',
    tokenSeed: randomBytes(16).toString('hex'),
    tokenHash: createHash('sha256').update(secret).digest('hex'),
    ...overrides,
  };
  const [invitationId = ''] = await insertInvitations(sql, [invitation]);
  return { invitationId, email: invitation.email, secret };
}

/** An unused address. */
export function inviteeAddress(): string {
  return `invitee-${unique()}@campus.test`;
}

/** Invites a person as an admin through the platform's function, by default at an unused address. */
export function invite(
  { accountId, people }: TestAccount,
  fields: InvitationFields = {},
  actor: Person = people.admin,
) {
  const invFields = { email: inviteeAddress(), ...fields };
  return callPlatform(verifyAndSaveInvitation, { accountId, invFields }, actor.sessionToken);
}

/** The stored invitations of an account. */
export function invitationsIn({ accountId }: TestAccount) {
  return sql.query<Record<string, unknown>>('select * from "Invitation" where account = $1', [accountId]);
}
