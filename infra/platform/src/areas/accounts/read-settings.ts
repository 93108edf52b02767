import type { wireAccountSettings } from '@campus/contracts/accounts/functions';
import type * as z from 'zod';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { accountTable } from '../../foundation/schema/tables/account.ts';
import { downloadsOf } from './downloads.ts';

type Settings = z.output<typeof wireAccountSettings>;
type Stored = Omit<Settings, 'downloadURL' | 'windowsDownloadURL' | 'macDownloadURL'>;

const switches = accountTable.select(
  [
    'disallowPasswordLogin',
    'secondFactorRequired',
    'disableProfileEditVisibility',
    'disableDownloadVisibility',
  ],
  'a',
);

// A missing or invalid setting counts as not set.
const query = {
  name: 'account-settings',
  text: `
  select ${switches},
    a."showUserProfile"->'dashboard' is distinct from 'false' as "showUserProfile",
    a."showMemberProfile"->'dashboard' is not distinct from 'true' as "showMemberProfile",
    a."dashboardOptions"->'isExportAllowed' is not distinct from 'true' as "isExportAllowed",
    a."dashboardOptions"->'isWebdemoAllowed' is not distinct from 'true' as "isWebdemoAllowed",
    a."dashboardOptions"->'isWebdemoTicketAllowed' is not distinct from 'true' as "isWebdemoTicketAllowed",
    coalesce(a."dashboardOptions"->>'clientDownloadButtonLabel', '') as "clientDownloadButtonLabel"
  from "Account" a where a."objectId" = $1`,
};

/**
 * Returns the features that an account allows its members, except pages; undefined if there is no such
 * account.
 */
export async function readAccountSettings(
  sql: Queryable,
  config: PlatformConfig,
  accountId: string,
): Promise<Settings | undefined> {
  const stored = await sql.one<Stored>(query, [accountId]);
  return stored && { ...stored, ...downloadsOf(config, accountId) };
}
