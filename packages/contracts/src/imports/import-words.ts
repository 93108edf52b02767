import '../members/page-messages.ts';
import { customFieldName, isImportField } from '@campus/domain/imports/imports';
import { renderWording, type Wording } from '../core/reasons.ts';

/** The displayed name of a column's field, as in the members table; the account's own fields by their names. */
export function columnFieldWords(field: string): string {
  return renderWording(columnFieldText(field));
}

/** The displayed name of a column's field, as a parameter of a sentence. */
export function columnFieldText(field: string): Wording {
  return isImportField(field) ? { key: `members.field.${field}` } : (customFieldName(field) ?? field);
}
