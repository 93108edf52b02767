import { type BoardField, type BoardIds, boardFields, boardText } from './boards.ts';
import type { Threshold } from './thresholds.ts';

/** What is set in a scope as changes are compared: levels by permission, null for none, and boards as text. */
export type EditedFields = Readonly<Record<string, Threshold | string | null>>;

/** Whether a field names boards, and is no permission. */
export const isBoardField = (field: string): field is BoardField => boardFields.some((one) => one === field);

/** These fields as changes are compared. */
export function editedFields(
  fields: readonly string[],
  levels: Readonly<Record<string, Threshold | null>> = {},
  boards: BoardIds = {},
): EditedFields {
  const shown = (field: string) => (isBoardField(field) ? boardText(boards[field]) : (levels[field] ?? null));
  return Object.fromEntries(fields.map((field) => [field, shown(field)]));
}
