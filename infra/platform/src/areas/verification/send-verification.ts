import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { issueMailedLink } from '../mailed-links/issue-link.ts';
import { refuseManyLinks } from '../mailed-links/refuse-many-links.ts';

export interface VerificationRequest {
  userId: string;
  email: string;
  /** The world whose sign-in page comes after verifying; '' when none is known. */
  serverConfigName: string;
}

/**
 * Sends the link that verifies an email, in the transaction of the change that asks for it; the previous
 * link ends. Refuses to send many to one user.
 */
export async function sendVerification(
  sql: Queryable,
  services: Pick<Services, 'config' | 'jobs'>,
  { userId, email, serverConfigName }: VerificationRequest,
): Promise<void> {
  await sql.query(
    `update "_User" set "currentVerificationData" = $2, "updatedAt" = now() where "objectId" = $1`,
    [userId, { lastEmailSentAt: new Date().toISOString() }],
  );
  await refuseManyLinks(sql, userId, 'verification');
  await issueMailedLink(sql, services, {
    purpose: 'verification',
    userId,
    email,
    serverConfigName: await existingConfig(sql, serverConfigName),
  });
}

/** The name a caller gave, when a world has it. */
async function existingConfig(sql: Queryable, name: string): Promise<string> {
  const config = await sql.one<{ name: string }>('select name from "ServerConfig" where name = $1', [name]);
  return config?.name ?? '';
}
