import type { AuditEntry } from '@campus/contracts/audit';
import { isPermission } from '@campus/domain/levels';
import { teamName } from '@campus/domain/team-ids';
import { permissionLabels } from '../../lib/permission-labels.ts';

/** One field that an audited operation changed, in words. `undefined` means that there was nothing. */
export interface Change {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

const fieldWords: Readonly<Record<string, string>> = {
  contactemail: 'Contact email',
  displayname: 'Display name',
  email: 'Email',
  firstname: 'First name',
  hasbeenresent: 'Sent again',
  lastname: 'Last name',
  permission: 'Role',
  status: 'Status',
  teamid: 'Team',
  title: 'Title',
  username: 'Username',
};

/** Every field that an entry names, in the order in which it names them. */
export function changesOf(entry: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const fields = new Set([...Object.keys(entry.before), ...Object.keys(entry.after)]);
  return [...fields].map((field) => ({
    field: fieldWords[field.toLowerCase()] ?? field,
    before: valueWords(field, entry.before[field]),
    after: valueWords(field, entry.after[field]),
  }));
}

function valueWords(field: string, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return JSON.stringify(value);
  const words = String(value);
  if (field.toLowerCase() === 'teamid') return teamName(words);
  return field === 'permission' && isPermission(words) ? permissionLabels[words] : words;
}
