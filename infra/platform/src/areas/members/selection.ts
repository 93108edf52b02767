import type { WireMemberSelection } from '@campus/contracts/members/matching';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues, type Values } from '../../foundation/database/values.ts';
import { filterOf, memberCondition } from './member-filter.ts';
import { refuseUnknownSet } from './people-sets.ts';

/** A selection of members in an account. */
export interface SelectedMembers {
  accountId: string;
  /** The caller who makes the selection. */
  userId: string;
  selection: WireMemberSelection;
}

/** Returns the condition on Membership for a selection. Ids in other accounts match nothing. */
export function selectionCondition(
  { accountId, userId, selection }: SelectedMembers,
  values: Values,
): string {
  if ('ids' in selection)
    return `account = ${values.bind(accountId)} and "objectId" = any(${values.bind(selection.ids)})`;
  const matching = memberCondition(filterOf({ accountId, userId }, selection.matching), values);
  return selection.except.length === 0
    ? matching
    : `${matching} and "objectId" <> all(${values.bind(selection.except)})`;
}

/** Throws if a selection is about a list that the person has not saved, or no longer has. */
export async function refuseSelection(
  sql: Queryable,
  { accountId, userId, selection }: SelectedMembers,
): Promise<void> {
  if ('matching' in selection)
    await refuseUnknownSet(sql, filterOf({ accountId, userId }, selection.matching));
}

/**
 * Returns the rows of a task about a selection: each id with its email, or the id alone if it matches nobody.
 */
export function plannedRows({ accountId, userId, selection }: SelectedMembers) {
  if ('ids' in selection)
    return {
      text: `select wanted.id as target, coalesce(m.email, wanted.id) as label, null::json as plan
             from (select distinct unnest($2::text[]) as id) wanted
             left join "Membership" m on m."objectId" = wanted.id and m.account = $1
             order by wanted.id`,
      values: [accountId, selection.ids],
    };
  const values = collectValues();
  const condition = selectionCondition({ accountId, userId, selection }, values);
  return {
    text: `select "objectId" as target, coalesce(email, '') as label, null::json as plan from "Membership"
           where ${condition} order by "objectId"`,
    values: values.list,
  };
}
