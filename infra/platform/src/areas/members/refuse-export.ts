import { AppError } from '@campus/contracts/core/app-error';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readAccountSettings } from '../accounts/read-settings.ts';

/** Throws unless the account allows exporting its members. */
export async function refuseExport(sql: Queryable, config: PlatformConfig, accountId: string): Promise<void> {
  const settings = await readAccountSettings(sql, config, accountId);
  if (!settings?.isExportAllowed) throw new AppError('forbidden', 'members.exportNotAllowed');
}
