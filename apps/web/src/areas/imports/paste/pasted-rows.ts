import { looksLikeEmail } from '@campus/contracts/core/fields';
import { text } from '@campus/contracts/core/text';
import { columnFieldWords } from '@campus/contracts/imports/import-words';
import { neutralized } from '@campus/domain/core/csv';
import { emailFault } from '@campus/domain/core/email-faults';
import { type ImportField, importFields } from '@campus/domain/imports/imports';
import type { PastedPerson } from '@campus/domain/imports/pasted-people';

/** A person of the table. The id stays the same while other rows are removed. */
export interface PastedRow extends PastedPerson {
  id: string;
}

/** The fields that every table of pasted people has. */
const always: readonly ImportField[] = ['email', 'firstName', 'lastName'];

/** The fields of the people, in the order of columns. */
export function fieldsOf(rows: readonly PastedPerson[]): ImportField[] {
  const used = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  return importFields.filter((field) => always.includes(field) || used.has(field));
}

/** Returns why nobody can be reached at this address, or undefined: the rule of every address. */
export function refuseAddress(written: string): string | undefined {
  const email = written.trim();
  if (email === '') return text('imports.row.noEmail');
  return looksLikeEmail(email) ? undefined : text(emailFault(email) ?? 'imports.row.notEmail');
}

/** The people as a CSV file, the same input as that of a file that is chosen. */
export function pastedFile(rows: readonly PastedPerson[], fields: readonly ImportField[]): File {
  const lines = [
    fields.map(columnFieldWords),
    ...rows.map(({ cells }) => fields.map((field) => neutralized(cells[field] ?? ''))),
  ];
  const csv = lines.map((line) => line.map(quoted).join(',')).join('\r\n');
  return new File([`\uFEFF${csv}\r\n`], text('imports.paste.file'), { type: 'text/csv' });
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

/** The people as text of a spreadsheet, which reads as the same people again. */
export function asText(rows: readonly PastedPerson[]): string {
  const fields = fieldsOf(rows);
  const plain = (value: string) => value.replaceAll(/\s+/gu, ' ');
  const lines = [
    fields.map(columnFieldWords),
    ...rows.map(({ cells, unused }) => [
      ...fields.map((field) => plain(cells[field] ?? '')),
      ...(unused === '' ? [] : [plain(unused)]),
    ]),
  ];
  return lines.map((line) => line.join('\t')).join('\n');
}
