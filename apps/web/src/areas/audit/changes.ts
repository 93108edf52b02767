import type { AuditEntry } from '@campus/contracts/audit';
import { text } from '@campus/contracts/messages';
import { isPermission } from '@campus/domain/levels';
import { teamName } from '@campus/domain/team-ids';
import { formatMoment } from '../../lib/format.ts';

/** One field that an audited operation changed, in words. `undefined` means that there was nothing. */
export interface Change {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** What people call the recorded fields, in the order in which they read them. */
const fieldWords: Readonly<Record<string, string>> = {
  email: 'Email',
  username: 'Username',
  displayname: 'Display name',
  firstname: 'First name',
  lastname: 'Last name',
  title: 'Title',
  contactemail: 'Contact email',
  permission: 'Role',
  teamid: 'Team',
  badges: 'Badges',
  status: 'Status',
  hasbeenresent: 'Sent again',
  expiresat: 'Link ends',
};
const order = Object.keys(fieldWords);

/** Every field of an entry that holds something, before or after, the best known first. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .sort((a, b) => rank(a) - rank(b))
    .map((field) => ({
      field: fieldWords[field.toLowerCase()] ?? field,
      before: valueWords(field, before[field]),
      after: valueWords(field, after[field]),
    }))
    .filter((change) => change.before !== undefined || change.after !== undefined);
}

function rank(field: string): number {
  const known = order.indexOf(field.toLowerCase());
  return known < 0 ? order.length : known;
}

function valueWords(field: string, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : undefined;
  if (typeof value === 'object') return JSON.stringify(value);
  return textWords(field.toLowerCase(), String(value));
}

function textWords(field: string, value: string): string {
  if (field === 'teamid') return teamName(value);
  if (field === 'expiresat') return formatMoment(value);
  return field === 'permission' && isPermission(value) ? text(`role.${value}`) : value;
}
