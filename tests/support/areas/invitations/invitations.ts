import { createHash, randomBytes } from 'node:crypto';
import { verifyAndSaveInvitation } from '@campus/contracts/invitations/functions';
import { insertInvitations } from '@campus/platform/foundation/records/invitations';
import type { NewInvitation } from '@campus/platform/foundation/schema/tables/invitation';
import type * as z from 'zod';
import { callPlatform } from '../../calls/platform.ts';
import { type Person, sql, type TestAccount, unique } from '../../world/world.ts';

export type InvitationFields = Partial<z.input<typeof verifyAndSaveInvitation.input>['invFields']>;

/** An invitation whose link is known without its mail. */
export interface TestInvitation {
  invitationId: string;
  email: string;
  /** The part of the link after /invitation/. */
  secret: string;
}

/** Makes a pending invitation into an account, by its owner, by default to an unused address. */
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

/** An address that nobody has used. */
export function inviteeAddress(): string {
  return `invitee-${unique()}@campus.test`;
}

/** Invites a person over the platform's function, by default an unused address, as an admin. */
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
