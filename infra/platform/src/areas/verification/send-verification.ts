import { AppError } from '@campus/contracts/core/app-error';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import { issueMailedLink } from '../mailed-links/issue-link.ts';

export interface VerificationRequest {
  userId: string;
  email: string;
  /** The world whose sign-in page comes after verifying; '' when none is known. */
  serverConfigName: string;
}

const mailsPerUser = 5;

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
  await refuseMany(sql, userId);
  await issueMailedLink(sql, services, {
    purpose: 'verification',
    userId,
    email,
    serverConfigName: await existingConfig(sql, serverConfigName),
  });
}

/** A person who changes the email again and again must not fill other people's mailboxes. */
async function refuseMany(sql: Queryable, userId: string): Promise<void> {
  const recent = await sql.one<{ seconds: number }>(
    `select ceil(extract(epoch from "createdAt" + interval '15 minutes' - now()))::int as seconds
     from "MailedLink"
     where "user" = $1 and purpose = 'verification' and "createdAt" > now() - interval '15 minutes'
     order by "createdAt" desc offset $2 limit 1`,
    [userId, mailsPerUser - 1],
  );
  if (recent) throw new AppError('tooMany', 'request.tooMany', { seconds: Math.max(1, recent.seconds) });
}

/** The name a caller gave, when a world has it. */
async function existingConfig(sql: Queryable, name: string): Promise<string> {
  const config = await sql.one<{ name: string }>('select name from "ServerConfig" where name = $1', [name]);
  return config?.name ?? '';
}
