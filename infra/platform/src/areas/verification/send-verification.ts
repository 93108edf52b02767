import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { issueMailedLink } from '../mailed-links/issue-link.ts';
import { refuseManyLinks } from '../mailed-links/refuse-many-links.ts';

export interface VerificationRequest {
  userId: string;
  email: string;
  /** The world whose sign-in page follows the verification; '' if unknown. */
  serverConfigName: string;
}

/**
 * Sends a verification link, in the transaction of the requested change. The previous link becomes invalid.
 * Throws if the user was sent too many.
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

/** Returns the given name if a world has it. */
async function existingConfig(sql: Queryable, name: string): Promise<string> {
  const config = await sql.one<{ name: string }>('select name from "ServerConfig" where name = $1', [name]);
  return config?.name ?? '';
}
