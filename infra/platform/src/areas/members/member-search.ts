import type { MemberSearchField } from '@campus/contracts/members/members';
import { searchWords } from '@campus/domain/core/search-words';
import { teamIds, teamName } from '@campus/domain/members/team-ids';
import { hasTrigram } from '../../foundation/database/trigrams.ts';
import { containing, type Values } from '../../foundation/database/values.ts';

export interface MemberSearch {
  /** `none` looks for each word in names, display name, email, and contact email, anywhere. */
  field: MemberSearchField;
  text: string;
  /** Matches anywhere in the value of a field instead of at its beginning. */
  anywhere: boolean;
}

/** A search that finds all members. */
export const everybody: MemberSearch = { field: 'none', text: '', anywhere: false };

type TextField = Exclude<MemberSearchField, 'teamId'>;

const searchColumns: Record<TextField, readonly string[]> = {
  email: ['"emailKey"'],
  contactEmail: ['"contactEmailKey"'],
  name: ['"firstnameKey"', '"lastnameKey"'],
  displayName: ['"displaynameKey"'],
  hardwareId: ['"hwiKey"'],
  none: ['"emailKey"', '"contactEmailKey"', '"firstnameKey"', '"lastnameKey"', '"displaynameKey"'],
};

/** Whether there is something to look for. */
export function searches({ text }: Pick<MemberSearch, 'text'>): boolean {
  return text.trim() !== '';
}

/**
 * A query of the ids of members whose texts contain a text, which is searched separately from the members. Undefined
 * where that would not help: for searches by prefix, for words too short for the index, and for hardware ids.
 */
export function searchOfTexts(search: MemberSearch, account: string, values: Values): string | undefined {
  const { field } = search;
  if (!searches(search) || field === 'teamId' || field === 'hardwareId' || isPrefix(search)) return undefined;
  const words = wordsToFind(search);
  if (!words.some(hasTrigram)) return undefined;
  const found = words.map((word) => `"textKey" ${containing(word, values)}`);
  if (field !== 'none') found.push(...searchConditions(search, values));
  return `select membership from "MemberText" where account = ${account} and ${found.join(' and ')}`;
}

/** The conditions on a member's row of which one must hold, each to be found by an index of its own if by any. */
export function searchConditions(search: MemberSearch, values: Values): string[] {
  const { field, text, anywhere } = search;
  if (!searches(search)) return ['true'];
  if (field === 'teamId') return [`"teamKey" = any(${values.bind(teamKeys(text.trim(), anywhere))})`];
  if (isPrefix(search)) return prefixConditions(field, text.trim(), values);
  const each = wordsToFind(search).map((word) => {
    const test = containing(word, values);
    return `(${searchColumns[field].map((column) => `${column} ${test}`).join(' or ')})`;
  });
  return [each.join(' and ')];
}

function isPrefix({ field, anywhere }: MemberSearch): boolean {
  return field !== 'none' && !anywhere;
}

/** A name is found by its words, because a person has two names. Any other field contains the text as a whole. */
function wordsToFind({ field, text }: MemberSearch): string[] {
  return field === 'none' || field === 'name' ? searchWords(text) : [text.trim()];
}

function prefixConditions(field: TextField, text: string, values: Values): string[] {
  const begins = (column: string, start: string) => `${column} ^@ search_key(${values.bind(start)})`;
  const whole = searchColumns[field].map((column) => begins(column, text));
  if (field !== 'name') return whole;
  const [first = '', last = ''] = searchColumns.name;
  const fullNames = splits(text).flatMap(([head, tail]) => [
    `(${begins(first, head)} and ${begins(last, tail)})`,
    `(${begins(last, head)} and ${begins(first, tail)})`,
  ]);
  return [...whole, ...fullNames];
}

const maxSplits = 5;

/** The ways to read a text as two names: "Anna Maria Berg" is "Anna" and "Maria Berg", or "Anna Maria" and "Berg". */
function splits(text: string): [head: string, tail: string][] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  return words
    .slice(1, maxSplits + 1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
}

/** The teams whose number or name matches, as the database keys them: people see names, scripts numbers. */
function teamKeys(text: string, anywhere: boolean): string[] {
  const wanted = text.toUpperCase();
  const matches = (value: string) => (anywhere ? value.includes(wanted) : value.startsWith(wanted));
  return teamIds.filter((id) => matches(id) || matches(teamName(id))).map((id) => id.padStart(2, '0'));
}
