import type { Queryable } from '../../foundation/database/sql.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { accountTable } from '../../foundation/schema/tables/account.ts';

const columns = accountTable.select(
  ['invitesDisabled', 'isWebEnabled', 'isWebOnly', 'disableDownloadVisibility'],
  'a',
);

/** The account data that inviting and joining need. */
export interface InvitationAccount extends SelectedRow<typeof columns> {
  id: string;
  organizationName: string;
  defaultTeamId: number | undefined;
  worldName: string;
  customBranding: boolean;
  clientDownloadButtonLabel: string;
  /** The heading of the account's mails and its world's support address; '' for ours. */
  campusEmailHeader: string;
  supportEmail: string;
  /** The sender address of invitations, whose owner has consented; '' for the default sender. */
  fromEmail: string;
  /** The base address of invitation links; '' for the console's. */
  customInvitationUrl: string;
}

const query = `
  select a."objectId" as id, coalesce(nullif(a."organizationName", ''), a.name, '') as "organizationName",
    ${columns}, a."defaultTeamId",
    coalesce(w.name, '') as "worldName",
    coalesce(a."dashboardOptions" -> 'customBranding' = 'true', false) as "customBranding",
    coalesce(a."dashboardOptions" ->> 'clientDownloadButtonLabel', '') as "clientDownloadButtonLabel",
    coalesce(a."dashboardOptions" ->> 'campusEmailHeader', '') as "campusEmailHeader",
    coalesce(c."supportEmail", '') as "supportEmail",
    coalesce(e.email, '') as "fromEmail",
    coalesce(a."dashboardOptions" ->> 'customInvitationUrl', '') as "customInvitationUrl"
  from "Account" a left join "World" w on w.account = a."objectId"
  left join "ServerConfig" c on c.account = a."objectId"
  left join "EmailIdentity" e on e.account = a."objectId" and e."verifiedAt" is not null
    and e.email = lower(a."dashboardOptions" ->> 'fromEmail')
  where a."objectId" = $1`;

/** Reads an existing account. */
export async function readInvitationAccount(sql: Queryable, accountId: string): Promise<InvitationAccount> {
  const row = await sql.one<InvitationAccount & { defaultTeamId: number | null }>(query, [accountId]);
  if (!row) throw new Error(`There is no account ${accountId}.`);
  return { ...row, defaultTeamId: row.defaultTeamId ?? undefined };
}
