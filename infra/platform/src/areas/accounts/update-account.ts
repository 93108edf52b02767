import type { accountChanges } from '@campus/contracts/accounts/accounts';
import { AppError } from '@campus/contracts/core/app-error';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { updateRow } from '../../ground/records/update-row.ts';
import { claimOrganizationName } from './account-names.ts';

type Changes = z.output<typeof accountChanges>;

const names = ['organizationName', 'title'] as const;

/** Changes the names of an account: all given names or none. */
export async function updateAccount(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  accountId: string,
  wanted: Changes,
): Promise<void> {
  if (names.every((name) => wanted[name] === undefined)) throw new AppError('invalid', 'changes.none');
  if (wanted.organizationName !== undefined)
    await claimOrganizationName(sql, wanted.organizationName, accountId);
  const former = await sql.one<Record<(typeof names)[number], string>>(
    `select coalesce("organizationName", '') as "organizationName", coalesce(title, '') as title
     from "Account" where "objectId" = $1 for no key update`,
    [accountId],
  );
  if (!former) throw new AppError('forbidden', 'access.forbidden');
  const changed = names.filter((name) => wanted[name] !== undefined && wanted[name] !== former[name]);
  const after = Object.fromEntries(changed.map((name) => [name, wanted[name]]));
  await updateRow(sql, 'Account', accountId, after);
  audit.note({
    target: { type: 'account', id: accountId, label: wanted.organizationName ?? former.organizationName },
    before: Object.fromEntries(changed.map((name) => [name, former[name]])),
    after,
  });
}
