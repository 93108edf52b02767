import type { AuditFacts } from '../../call/trail.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { accountTable } from '../../foundation/schema/tables/account.ts';

/** Reads the account data for the lists of in-world controls. */
export async function readControlsAccount(sql: Queryable, accountId: string, { lock = false } = {}) {
  const account = await accountTable.one(
    sql,
    ['id', 'organizationName', 'customDocumentOptions', 'enableCustomStatus'],
    `where "objectId" = $1 ${lock ? 'for no key update' : ''}`,
    [accountId],
  );
  if (!account) throw new Error(`There is no account ${accountId}.`);
  return account;
}

/** Returns the account as the target of an audit entry. */
export function auditTarget(account: {
  id: string;
  organizationName: string;
}): AuditFacts['target'] & object {
  return { type: 'account', id: account.id, label: account.organizationName };
}
