import '../members/page-messages.ts';
import { customFieldName, isImportField } from '@campus/domain/imports/imports';
import { text } from '../core/messages.ts';

/** What people call the field of a column, as the members table does; the account's own by their names. */
export function columnFieldWords(field: string): string {
  return isImportField(field) ? text(`members.field.${field}`) : (customFieldName(field) ?? field);
}
