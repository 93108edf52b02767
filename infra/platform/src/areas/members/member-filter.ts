import type { memberMatching } from '@campus/contracts/members/matching';
import type { Permission } from '@campus/domain/access/levels';
import type * as z from 'zod';
import type { Values } from '../../foundation/database/values.ts';
import { type MemberSearch, searchConditions, searches, searchOfTexts } from './member-search.ts';

/** The filter of a member list. The period includes both ends. */
export interface MemberFilter {
  accountId: string;
  updatedFrom?: Date | undefined;
  updatedTo?: Date | undefined;
  /** Only members with these permissions; any if empty. */
  permissions?: readonly Permission[];
  /** Only members with this badge. */
  badgeId?: string | undefined;
  /** Only members in this list, which the person has saved. */
  people?: { setId: string; userId: string } | undefined;
  /** Only the member with this email, in lower case. */
  email?: string | undefined;
  search: MemberSearch;
}

/** Converts the filter of a gateway or script call, on behalf of a person. */
export function filterOf(
  { accountId, userId }: { accountId: string; userId: string },
  { filter, search: [field, text], extensiveSearch }: z.output<typeof memberMatching>,
): MemberFilter {
  return {
    accountId,
    updatedFrom: dateOf(filter.greaterThanOrEqualTo),
    updatedTo: dateOf(filter.lessThanOrEqualTo),
    permissions: filter.permissions,
    email: filter.email,
    people: filter.people === undefined ? undefined : { setId: filter.people, userId },
    search: { field, text, anywhere: extensiveSearch },
  };
}

function dateOf(instant: string | undefined): Date | undefined {
  return instant === undefined ? undefined : new Date(instant);
}

/** Whether the filter can exclude members of the account. */
export function narrows(filter: MemberFilter): boolean {
  const { updatedFrom, updatedTo, permissions = [], badgeId, people, email, search } = filter;
  return (
    Boolean(updatedFrom ?? updatedTo ?? badgeId ?? people) ||
    email !== undefined ||
    permissions.length > 0 ||
    searches(search)
  );
}

/** Returns the condition on Membership that finds all members of a filter. */
export function memberCondition(filter: MemberFilter, values: Values): string {
  const { account, all } = conditionsBesideSearch(filter, values);
  const texts = searchOfTexts(filter.search, account, values);
  // As an array, so that members are read by id instead of being compared with every match.
  const search = texts ? `"objectId" = any(array(${texts}))` : anyOf(searchConditions(filter.search, values));
  return [...all, search].join(' and ');
}

/** Returns the condition on Membership that checks members that were already read. */
export function readMemberCondition(filter: MemberFilter, values: Values): string {
  const { all } = conditionsBesideSearch(filter, values);
  return [...all, anyOf(searchConditions(filter.search, values))].join(' and ');
}

/**
 * Returns queries that together find the ids of the members. Each uses an index and returns at most `most`
 * ids.
 */
export function memberQueries(filter: MemberFilter, values: Values, most: number): string[] {
  const { account, all } = conditionsBesideSearch(filter, values);
  const texts = searchOfTexts(filter.search, account, values);
  // Without other conditions, the members need not be read.
  if (texts && all.length === 1) return [`${texts} limit ${most}`];
  const searches = texts ? [`"objectId" in (${texts})`] : searchConditions(filter.search, values);
  return searches.map(
    (search) => `select "objectId" from "Membership" where ${[...all, search].join(' and ')} limit ${most}`,
  );
}

function anyOf(conditions: readonly string[]): string {
  return `(${conditions.join(' or ')})`;
}

/** Returns all conditions except the search. The account's is first; its placeholder is returned too. */
function conditionsBesideSearch(filter: MemberFilter, values: Values): { account: string; all: string[] } {
  const { updatedFrom, updatedTo, permissions = [], badgeId, people, email } = filter;
  const account = values.bind(filter.accountId);
  const all = [`account = ${account}`];
  if (updatedFrom) all.push(`"updatedAt" >= ${values.bind(updatedFrom)}`);
  // PostgreSQL stores microseconds, while people and Parse see milliseconds.
  if (updatedTo) all.push(`"updatedAt" < ${values.bind(new Date(updatedTo.getTime() + 1))}`);
  if (permissions.length > 0) all.push(`permission = any(${values.bind(permissions)})`);
  if (badgeId)
    all.push(
      `"objectId" in (select "owningId" from "_Join:badges:Membership" where "relatedId" = ${values.bind(badgeId)})`,
    );
  if (email !== undefined) {
    const whole = values.bind(email);
    all.push(`"emailKey" = search_key(left(${whole}, 128)) and lower(email) = ${whole}`);
  }
  if (people)
    all.push(
      `"user" in (
         select p."user" from people_set_person p join people_set s on s.id = p.set
         where s.id = ${values.bind(people.setId)} and s."user" = ${values.bind(people.userId)} and s.account = ${account}
       )`,
    );
  return { account, all };
}
