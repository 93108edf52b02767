import type { WireMemberProfileConfiguration } from '@campus/contracts/member-profile/functions';
import type { MemberField } from '@campus/domain/member-profile/member-profile';
import { visibilityOf } from '@campus/domain/member-profile/profile-visibility';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { accountTable } from '../../foundation/schema/tables/account.ts';
import { definitionOf, storedFields } from '../profile/stored-fields.ts';

/** An account's stored profile settings, with its display name. */
export interface StoredConfiguration
  extends Pick<
    WireMemberProfileConfiguration,
    'showUserProfile' | 'showMemberProfile' | 'disableProfileEditVisibility' | 'dropping'
  > {
  organizationName: string;
  fields: ReadonlyMap<string, MemberField>;
}

const columns = accountTable.select([
  'organizationName',
  'showUserProfile',
  'showMemberProfile',
  'disableProfileEditVisibility',
]);

type Row = SelectedRow<typeof columns> & { definitions: unknown; dropping: string[] };

/**
 * Reads an account's profile settings. With `lock`, nobody else can change them or a value until the
 * transaction ends.
 */
export async function readConfiguration(
  sql: Queryable,
  accountId: string,
  { lock = false } = {},
): Promise<StoredConfiguration | undefined> {
  const row = await sql.one<Row>(
    `select ${columns},
       "memberProfileCustomFieldsSchema" as definitions,
       array(
         select distinct jsonb_array_elements_text(t.params -> 'names') from "Task" t
         where t.account = $1 and t.kind = 'memberProfile.dropFields' and t.status in ('waiting', 'running', 'stopping')
         order by 1
       ) as dropping
     from "Account" where "objectId" = $1 ${lock ? 'for no key update' : ''}`,
    [accountId],
  );
  if (!row) return undefined;
  const { definitions, ...same } = row;
  return {
    ...same,
    showUserProfile: visibilityOf('user', row.showUserProfile),
    showMemberProfile: visibilityOf('member', row.showMemberProfile),
    fields: storedFields(definitions),
  };
}

/** Returns the settings in the format for callers. */
export function presentConfiguration({
  organizationName: _,
  fields,
  ...same
}: StoredConfiguration): WireMemberProfileConfiguration {
  const definitions = [...fields].map(([name, field]) => [name, definitionOf(field)] as const);
  return { ...same, memberProfileCustomFieldsSchema: Object.fromEntries(definitions) };
}
