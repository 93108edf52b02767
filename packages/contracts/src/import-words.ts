import './messages/members-page.ts';
import { customFieldName, isImportField } from '@campus/domain/imports';
import { text } from './messages.ts';

/** What people call the field of a column, as the members table does; the account's own by their names. */
export function columnFieldWords(field: string): string {
  return isImportField(field) ? text(`members.field.${field}`) : (customFieldName(field) ?? field);
}
