import { text } from '@campus/contracts/messages';
import { fieldsOfKind, type ImportField } from '@campus/domain/imports';

const own = 'custom:';

/** What people call the field of a column or a change; the account's own by their names. */
export function fieldWords(field: string): string {
  if (isImportField(field)) return text(`members.field.${field}`);
  return field.startsWith(own) ? field.slice(own.length) : field;
}

/** How a column says that it holds one of the account's own fields. */
export function ownField(name: string): string {
  return own + name;
}

export function isOwnField(field: string): boolean {
  return field.startsWith(own);
}

function isImportField(field: string): field is ImportField {
  return fieldsOfKind.memberships.fields.some((known) => known === field);
}
