import { AppError } from '@campus/contracts/core/app-error';
import type { SenderLinkState } from '@campus/contracts/senders/senders';
import { type SenderRecord, senderRefusal } from '@campus/domain/senders/senders';
import type { AuditFacts } from '../../call/trail.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { hashOf } from '../../foundation/secret.ts';

/** The data shown to a person with a sender link. */
export interface SenderOfLink {
  email: string;
  organizationName: string;
}

interface LinkedSender extends SenderOfLink {
  accountId: string;
  tokenHash: string;
  state: SenderLinkState;
}

const query = `
  select e.account as "accountId", e.email, e."tokenHash", e."requestedAt", e."verifiedAt", e."refusedAt",
    e."withdrawnAt", coalesce(nullif(a."organizationName", ''), a.name, '') as "organizationName"
  from "EmailIdentity" e join "Account" a on a."objectId" = e.account
  where e."tokenHash" = $1`;

/** Finds the sender of a link's secret. An expired link is refused like an unknown one. */
export function findLinkedSender(sql: Queryable, secret: string): Promise<LinkedSender> {
  return find(sql, query, secret);
}

/**
 * Finds and locks the sender of a link's secret, so that each of several concurrent changes sees the previous
 * one.
 */
export function lockLinkedSender(sql: Queryable, secret: string): Promise<LinkedSender> {
  return find(sql, `${query} for update of e`, secret);
}

async function find(sql: Queryable, statement: string, secret: string): Promise<LinkedSender> {
  const found = await sql.one<SenderRecord & Omit<LinkedSender, 'state'>>(statement, [hashOf(secret)]);
  const refusal = senderRefusal(found, new Date());
  if (!found || refusal === 'late' || refusal === 'undeliverable') throw invalidLink();
  const { accountId, email, organizationName, tokenHash } = found;
  const answered = found.verifiedAt ? 'accepted' : 'asked';
  return { accountId, email, organizationName, tokenHash, state: refusal ?? answered };
}

/** The refusal of a link that is unknown, expired, or undeliverable. It does not reveal which. */
export function invalidLink(): AppError {
  return new AppError('invalid', 'senders.linkInvalid');
}

/** Returns the account whose trail gets the entry of an answer. */
export function accountOf({ accountId, organizationName }: LinkedSender): AuditFacts {
  return { account: accountId, target: { type: 'account', id: accountId, label: organizationName } };
}
