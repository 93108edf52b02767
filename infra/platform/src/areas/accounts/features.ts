import type * as contracts from '@campus/contracts/accounts/features';
import { AppError } from '@campus/contracts/core/app-error';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { differences } from '../../call/differences.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { accountTable } from '../../foundation/schema/tables/account.ts';

const columns = ['organizationName', 'apiAccess', 'dashboardOptions', 'speechToText', 'zoom'] as const;

/** Returns what the operators of the platform allow an account. Throws for an unknown account. */
export async function readFeatures(sql: Queryable, accountId: string): Promise<contracts.AccountFeatures> {
  return featuresOf(await readAccount(sql, accountId, ''));
}

/** Allows an account to use features, or no longer. Returns all its features. */
export async function updateFeatures(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  { accountId, ...wanted }: z.output<typeof contracts.updateFeatures.input>,
): Promise<contracts.AccountFeatures> {
  const account = await readAccount(sql, accountId, 'for no key update');
  const before = featuresOf(account);
  const changed = differences({ ...before }, wanted);
  const target = { type: 'account', id: accountId, label: account.organizationName };
  audit.note({ account: accountId, target, ...changed });
  const after = { ...before, ...changed.after };
  const { apiAccess: isEnabled, memberExport, privateSpaces, roomPasscodes } = after;
  const { speechToText, zoom } = account;
  await accountTable.update(sql, accountId, {
    apiAccess: { ...account.apiAccess, isEnabled, isProductEnabled: isEnabled },
    dashboardOptions: {
      ...account.dashboardOptions,
      isExportAllowed: memberExport,
      isPrivateSpacesAllowed: privateSpaces,
      allowRegularRoomPasscodes: roomPasscodes,
    },
    speechToText: { enabled: false, ...speechToText, allowed: after.speechToText },
    zoom: { enabled: false, ...zoom, allowed: after.zoom },
  });
  return after;
}

async function readAccount(sql: Queryable, accountId: string, lock: '' | 'for no key update') {
  const account = await accountTable.one(sql, columns, `where "objectId" = $1 ${lock}`, [accountId]);
  if (!account) throw new AppError('notFound', 'request.notFound');
  return account;
}

function featuresOf({
  apiAccess,
  dashboardOptions,
  speechToText,
  zoom,
}: Awaited<ReturnType<typeof readAccount>>): contracts.AccountFeatures {
  return {
    apiAccess: apiAccess?.isEnabled === true && apiAccess.isProductEnabled,
    memberExport: dashboardOptions.isExportAllowed === true,
    privateSpaces: dashboardOptions.isPrivateSpacesAllowed === true,
    roomPasscodes: dashboardOptions.allowRegularRoomPasscodes === true,
    speechToText: speechToText?.allowed === true,
    zoom: zoom?.allowed === true,
  };
}
