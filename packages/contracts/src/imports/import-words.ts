import '../members/page-messages.ts';
import { customFieldName, isImportField } from '@campus/domain/imports/imports';
import { renderWording, type Wording } from '../core/reasons.ts';

/** The displayed name of the field of a column, as the members table does; the account's own by their names. */
export function columnFieldWords(field: string): string {
  return renderWording(columnFieldText(field));
}

/** The same as a parameter of a sentence. */
export function columnFieldText(field: string): Wording {
  return isImportField(field) ? { key: `members.field.${field}` } : (customFieldName(field) ?? field);
}
