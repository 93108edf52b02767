import type { Call } from '../../call/call.ts';
import { accountOf, invalidLink, lockLinkedSender, type SenderOfLink } from './linked-sender.ts';

type Answering = Pick<Call, 'sql' | 'audit'>;

/**
 * Allows an account's invitations to come from the address that this link was mailed to. Repeating it returns
 * the same and changes nothing.
 */
export async function acceptSender({ sql, audit }: Answering, secret: string): Promise<SenderOfLink> {
  const sender = await lockLinkedSender(sql, secret);
  const { state, email, organizationName, tokenHash } = sender;
  if (state === 'withdrawn') throw invalidLink();
  if (state === 'asked') {
    await sql.query('update "EmailIdentity" set "verifiedAt" = now() where "tokenHash" = $1', [tokenHash]);
    audit.note({ ...accountOf(sender), after: { fromEmail: email } });
  }
  return { email, organizationName };
}

/**
 * Withdraws the consent with the same link, or declines in advance. The account must ask again with another
 * link. Repeating it changes nothing.
 */
export async function withdrawSender({ sql, audit }: Answering, secret: string): Promise<SenderOfLink> {
  const sender = await lockLinkedSender(sql, secret);
  const { state, email, organizationName, tokenHash } = sender;
  if (state !== 'withdrawn') {
    await sql.query(
      'update "EmailIdentity" set "verifiedAt" = null, "withdrawnAt" = now() where "tokenHash" = $1',
      [tokenHash],
    );
    audit.note({ ...accountOf(sender), before: { fromEmail: email } });
  }
  return { email, organizationName };
}
