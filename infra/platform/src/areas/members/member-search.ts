import type { MemberSearchField } from '@campus/contracts/members/members';
import { searchWords } from '@campus/domain/core/search-words';
import { teamIds, teamName } from '@campus/domain/members/team-ids';
import { hasTrigram } from '../../foundation/database/trigrams.ts';
import { containing, type Values } from '../../foundation/database/values.ts';

export interface MemberSearch {
  /** `none` searches for each word in first and last name, display name, email, and contact email. */
  field: MemberSearchField;
  text: string;
  /** Matches anywhere in the field's value, not only at its start. */
  anywhere: boolean;
}

/** A search that matches all members. */
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

/** Whether there is a search text. */
export function searches({ text }: Pick<MemberSearch, 'text'>): boolean {
  return text.trim() !== '';
}

/**
 * Returns a query for the ids of members whose texts contain the text, to run separately from the members
 * query. Returns undefined if that does not help: for prefix searches, for words too short for the index, and
 * for hardware ids.
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

/**
 * Returns conditions on a member's row, one of which must hold. Each can use its own index, if there is one.
 */
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

/** Names are matched word by word, because a person has two. Other fields must contain the whole text. */
function wordsToFind({ field, text }: MemberSearch): string[] {
  return field === 'none' || field === 'name' ? searchWords(text) : [text.trim()];
}

function prefixConditions(field: TextField, text: string, values: Values): string[] {
  const whole = searchColumns[field].map((column) => startsWith(column, text, values));
  return field === 'name' ? [...whole, ...fullNameConditions(text, values)] : whole;
}

function startsWith(column: string, start: string, values: Values): string {
  return `${column} ^@ search_key(${values.bind(start)})`;
}

function fullNameConditions(text: string, values: Values): string[] {
  const [first = '', last = ''] = searchColumns.name;
  return splits(text).flatMap(([head, tail]) => [
    `(${startsWith(first, head, values)} and ${startsWith(last, tail, values)})`,
    `(${startsWith(last, head, values)} and ${startsWith(first, tail, values)})`,
  ]);
}

/** A search that reads one index in its order. */
interface SearchOfStart {
  condition: string;
  order: string;
}

/** The keys that a search for the start of a text looks at, in the order in which people expect the results. */
const keysByStart = [
  '"displaynameKey"',
  '"lastnameKey"',
  '"firstnameKey"',
  '"emailKey"',
  '"contactEmailKey"',
];

/**
 * Returns searches for members of whom a name or email starts with the text, or both names with its two parts. Each can
 * stop early. Parts of names are left to the text index where it can find them.
 */
export function searchesOfStart(text: string, values: Values): SearchOfStart[] {
  const whole = keysByStart.map((key) => ({
    condition: startsWith(key, text.trim(), values),
    order: `${key}, "objectId"`,
  }));
  if (searchWords(text).some(hasTrigram)) return whole;
  return [
    ...whole,
    ...fullNameConditions(text, values).map((condition) => ({
      condition,
      order: '"lastnameKey", "objectId"',
    })),
  ];
}

const maxSplits = 5;

/**
 * Returns the ways to split a text into two names: "Anna Maria Berg" is "Anna" and "Maria Berg", or "Anna
 * Maria" and "Berg".
 */
function splits(text: string): [head: string, tail: string][] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  return words
    .slice(1, maxSplits + 1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
}

/** Returns the database keys of teams whose number or name matches. People see names, scripts see numbers. */
function teamKeys(text: string, anywhere: boolean): string[] {
  const wanted = text.toUpperCase();
  const matches = (value: string) => (anywhere ? value.includes(wanted) : value.startsWith(wanted));
  return teamIds.filter((id) => matches(id) || matches(teamName(id))).map((id) => id.padStart(2, '0'));
}
