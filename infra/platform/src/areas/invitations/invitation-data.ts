import { text } from '@campus/contracts/core/text';
import type { getInvitationData } from '@campus/contracts/invitations/functions';
import type * as z from 'zod';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { downloadsOf } from '../accounts/downloads.ts';
import { findByEmail } from '../identity/users.ts';
import { type InvitationAccount, readInvitationAccount } from './invitation-account.ts';

type InvitationData = z.input<typeof getInvitationData.output>;

/** Returns the data for the page of an invitation link: the account, and the place that joining leads to. */
export async function readInvitationData(
  sql: Queryable,
  config: PlatformConfig,
  invitation: { accountId: string; email: string },
): Promise<InvitationData> {
  const account = await readInvitationAccount(sql, invitation.accountId);
  const { organizationName, customBranding, clientDownloadButtonLabel } = account;
  return {
    userExists: await userExists(sql, invitation.email),
    accountData: { organizationName, customBranding, clientDownloadButtonLabel },
    downloadMessage: text('invitations.download', { brand: config.brand, organization: organizationName }),
    ...downloadsOf(config, account.id),
    hideDownloadLinks: account.disableDownloadVisibility,
    ...webApp(config, account),
  };
}

/** Whether a user has this email. */
export async function userExists(sql: Queryable, email: string): Promise<boolean> {
  return (await findByEmail(sql, email)) !== undefined;
}

/** Returns the browser address of the account's world, if it has one. */
function webApp({ webAppUrl }: PlatformConfig, { isWebEnabled, isWebOnly, worldName }: InvitationAccount) {
  const webWorldName = isWebEnabled || isWebOnly ? worldName : '';
  const webUrl = webAppUrl && webWorldName ? `${webAppUrl}/${encodeURIComponent(webWorldName)}` : '';
  return { webWorldName, webUrl };
}
