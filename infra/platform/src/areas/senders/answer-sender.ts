import type { Call } from '../../call/call.ts';
import { accountOf, invalidLink, lockLinkedSender, type SenderOfLink } from './linked-sender.ts';

type Answering = Pick<Call, 'sql' | 'audit'>;

/**
 * Lets invitations of an account come from the address that the link of this secret was mailed to. Whoever opens the
 * link once more is told the same, and nothing changes.
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
 * Takes back, by the same link, that invitations come from the address, or refuses it beforehand. The account has to
 * ask anew, by another link. Once more changes nothing.
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
