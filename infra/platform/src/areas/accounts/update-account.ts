import type { accountChanges } from '@campus/contracts/accounts/accounts';
import { AppError } from '@campus/contracts/core/app-error';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { differences } from '../../call/differences.ts';
import { accountTable } from '../../foundation/schema/tables/account.ts';
import { claimOrganizationName } from './account-names.ts';

type Changes = z.output<typeof accountChanges>;

const names = ['organizationName', 'title'] as const;

/** Changes the given names of an account, all or none. */
export async function updateAccount(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  accountId: string,
  wanted: Changes,
): Promise<void> {
  if (names.every((name) => wanted[name] === undefined)) throw new AppError('invalid', 'changes.none');
  if (wanted.organizationName !== undefined)
    await claimOrganizationName(sql, wanted.organizationName, accountId);
  const locked = 'where "objectId" = $1 for no key update';
  const previous = await accountTable.one(sql, names, locked, [accountId]);
  if (!previous) throw new AppError('forbidden', 'access.forbidden');
  const { organizationName, title } = wanted;
  const changed = differences({ ...previous }, { organizationName, title });
  await accountTable.update(sql, accountId, changed.after);
  audit.note({
    target: { type: 'account', id: accountId, label: wanted.organizationName ?? previous.organizationName },
    ...changed,
  });
}
