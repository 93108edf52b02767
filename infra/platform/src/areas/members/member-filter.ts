import type { memberMatching } from '@campus/contracts/members/matching';
import type { MemberSearchField } from '@campus/contracts/members/members';
import type { Permission } from '@campus/domain/access/levels';
import { teamIds, teamName } from '@campus/domain/members/team-ids';
import type * as z from 'zod';
import { escapeLike, type Values } from '../../ground/database/values.ts';

export interface MemberSearch {
  /** `person` is email or any of the names. */
  field: MemberSearchField | 'person';
  text: string;
  /** Matches anywhere in the value instead of at its beginning. */
  anywhere: boolean;
}

/** Which members of an account a list is about. Both ends of the time belong to it. */
export interface MemberFilter {
  accountId: string;
  updatedFrom?: Date | undefined;
  updatedTo?: Date | undefined;
  /** Members of these permissions only; of any when none is given. */
  permissions?: readonly Permission[];
  /** Members with this badge only. */
  badgeId?: string | undefined;
  search: MemberSearch;
}

/** The filter that gateway and scripts name so. */
export function filterOf(
  accountId: string,
  { filter, search: [field, text], extensiveSearch }: z.output<typeof memberMatching>,
): MemberFilter {
  return {
    accountId,
    updatedFrom: dateOf(filter.greaterThanOrEqualTo),
    updatedTo: dateOf(filter.lessThanOrEqualTo),
    permissions: filter.permissions,
    search: { field, text, anywhere: extensiveSearch },
  };
}

function dateOf(instant: string | undefined): Date | undefined {
  return instant === undefined ? undefined : new Date(instant);
}

type TextField = Exclude<MemberSearch['field'], 'teamId' | 'none'>;

const searchColumns: Record<TextField, readonly string[]> = {
  email: ['"emailKey"'],
  contactEmail: ['"contactEmailKey"'],
  name: ['"firstnameKey"', '"lastnameKey"'],
  displayName: ['"displaynameKey"'],
  hardwareId: ['"hwiKey"'],
  person: ['"emailKey"', '"firstnameKey"', '"lastnameKey"', '"displaynameKey"'],
};

/** Whether the filter leaves out anybody of the account by its own. */
export function narrows(filter: MemberFilter): boolean {
  const { updatedFrom, updatedTo, permissions = [], badgeId, search } = filter;
  return Boolean(updatedFrom ?? updatedTo ?? badgeId) || permissions.length > 0 || searches(search);
}

/** The condition on Membership for a filter, to find all of its members. */
export function memberCondition(filter: MemberFilter, values: Values): string {
  const { account, all } = conditionsBesideSearch(filter, values);
  const texts = searchOfTexts(filter.search, account, values);
  // As an array, so that the members are read by their ids instead of being compared with every match.
  const search = texts ? `"objectId" = any(array(${texts}))` : anyOf(rowConditions(filter.search, values));
  return [...all, search].join(' and ');
}

/** The same for members who have been read already: what their rows say is enough. */
export function readMemberCondition(filter: MemberFilter, values: Values): string {
  const { all } = conditionsBesideSearch(filter, values);
  return [...all, anyOf(rowConditions(filter.search, values))].join(' and ');
}

/** Queries that together answer the ids of the members, each by an index and no more than `most` of them. */
export function memberQueries(filter: MemberFilter, values: Values, most: number): string[] {
  const { account, all } = conditionsBesideSearch(filter, values);
  const texts = searchOfTexts(filter.search, account, values);
  // Without other conditions, the members need not be read at all.
  if (texts && all.length === 1) return [`${texts} limit ${most}`];
  const searches = texts ? [`"objectId" in (${texts})`] : rowConditions(filter.search, values);
  return searches.map(
    (search) => `select "objectId" from "Membership" where ${[...all, search].join(' and ')} limit ${most}`,
  );
}

function anyOf(conditions: readonly string[]): string {
  return `(${conditions.join(' or ')})`;
}

/** All but the search, the account first, and the placeholder of that. */
function conditionsBesideSearch(filter: MemberFilter, values: Values): { account: string; all: string[] } {
  const { updatedFrom, updatedTo, permissions = [], badgeId } = filter;
  const account = values.bind(filter.accountId);
  const all = [`account = ${account}`];
  if (updatedFrom) all.push(`"updatedAt" >= ${values.bind(updatedFrom)}`);
  // PostgreSQL keeps microseconds; people and Parse see milliseconds.
  if (updatedTo) all.push(`"updatedAt" < ${values.bind(new Date(updatedTo.getTime() + 1))}`);
  if (permissions.length > 0) all.push(`permission = any(${values.bind(permissions)})`);
  if (badgeId)
    all.push(
      `"objectId" in (select "owningId" from "_Join:badges:Membership" where "relatedId" = ${values.bind(badgeId)})`,
    );
  return { account, all };
}

/** Whether there is something to look for in a field. */
export function searches({ field, text }: MemberSearch): boolean {
  return field !== 'none' && text !== '';
}

/**
 * A query of the ids of members whose texts contain a text, which is searched separately from the members.
 * Undefined for other searches, and for hardware ids: their letters are random.
 */
function searchOfTexts(search: MemberSearch, account: string, values: Values): string | undefined {
  const { field, anywhere } = search;
  if (!anywhere || !searches(search) || field === 'teamId' || field === 'hardwareId') return undefined;
  const texts = anyOf(rowConditions(search, values));
  return `select membership from "MemberText" where account = ${account} and ${texts}`;
}

function rowConditions({ field, text, anywhere }: MemberSearch, values: Values): string[] {
  if (field === 'none' || text === '') return ['true'];
  if (field === 'teamId') return [`"teamKey" = any(${values.bind(teamKeys(text, anywhere))})`];
  const test = anywhere
    ? `like search_key(${values.bind(`%${escapeLike(text)}%`)})`
    : `^@ search_key(${values.bind(text)})`;
  return searchColumns[field].map((column) => `${column} ${test}`);
}

/** The teams whose number or name matches, as the database keys them: people see names, scripts numbers. */
function teamKeys(text: string, anywhere: boolean): string[] {
  const wanted = text.toUpperCase();
  const matches = (value: string) => (anywhere ? value.includes(wanted) : value.startsWith(wanted));
  return teamIds.filter((id) => matches(id) || matches(teamName(id))).map((id) => id.padStart(2, '0'));
}
