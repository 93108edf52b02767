import { hasControls } from '../core/typed-text.ts';
import type { Entry } from './entries.ts';

/**
 * What a program would carry out instead of showing: markup (a `<` with what opens, closes, or declares an element),
 * entities, and addresses that are scripts. Clients show these texts in menus and dialogs, some of them as HTML.
 */
const markup = /<[a-z/!?]|&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;
const script = /\b(?:java|vb)script\s*:|\bdata\s*:\s*text\/html/i;

/** Whether a text has prohibited content: markup, scripts, or control characters that nobody sees (ROM-030). */
export function isProhibited(text: string): boolean {
  return markup.test(text) || script.test(text) || hasControls(text);
}

/** The texts of a room or command that people type and others see (ROM-030). */
export type CheckedField =
  | 'name'
  | 'group'
  | 'customLabel'
  | 'voiceIP'
  | 'notes'
  | 'hardUserLimitOptions.dialogTitle'
  | 'hardUserLimitOptions.dialogMessage';

type Checked = Pick<Entry, 'name' | 'group' | 'voiceIP' | 'notes'> & {
  customLabel?: string;
  hardUserLimitOptions?: { dialogTitle: string; dialogMessage: string };
};

/** The fields with prohibited content, in the order of the form. With any of them nothing is saved (ROM-031). */
export function prohibitedFields(entry: Checked): CheckedField[] {
  const texts: Record<CheckedField, string> = {
    name: entry.name,
    group: entry.group,
    customLabel: entry.customLabel ?? '',
    voiceIP: entry.voiceIP,
    notes: entry.notes,
    'hardUserLimitOptions.dialogTitle': entry.hardUserLimitOptions?.dialogTitle ?? '',
    'hardUserLimitOptions.dialogMessage': entry.hardUserLimitOptions?.dialogMessage ?? '',
  };
  return (Object.keys(texts) as CheckedField[]).filter((field) => isProhibited(texts[field]));
}
