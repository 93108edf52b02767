import { createHash, randomBytes } from 'node:crypto';
import { insertInvitations } from '@campus/platform/ground/records/invitations';
import type { NewInvitation } from '@campus/platform/ground/schema/tables/invitation';
import { sql, type TestAccount, unique } from './world.ts';

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
    email: `invitee-${unique()}@campus.test`,
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
