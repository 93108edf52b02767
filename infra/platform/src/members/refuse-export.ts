import { AppError } from '@campus/contracts/app-error';
import { readAccountSettings } from '../accounts/read-settings.ts';
import type { PlatformConfig } from '../config.ts';
import type { Queryable } from '../database/sql.ts';

/** Throws unless the account allows its members to be exported. */
export async function refuseExport(sql: Queryable, config: PlatformConfig, accountId: string): Promise<void> {
  const settings = await readAccountSettings(sql, config, accountId);
  if (!settings?.isExportAllowed) throw new AppError('forbidden', 'members.exportNotAllowed');
}
