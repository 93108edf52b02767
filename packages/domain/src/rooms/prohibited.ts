import { hasControls } from '../core/typed-text.ts';
import { type Entry, entryFields } from './entries.ts';

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

/** The paths of the texts that others see, in the order of the form. */
const shownTexts = { room: shownOf('room'), command: shownOf('command') };

function shownOf(kind: Entry['kind']): string[][] {
  return Object.entries(entryFields[kind]).flatMap(([name, { shown = [] }]) =>
    shown === true ? [[name]] : shown.map((part) => [name, part]),
  );
}

/** The fields with prohibited content, in the order of the form. With any of them nothing is saved (ROM-031). */
export function prohibitedFields(entry: Entry): string[] {
  return shownTexts[entry.kind]
    .filter((path) => isProhibited(String(path.reduce<unknown>((value, name) => Object(value)[name], entry))))
    .map((path) => path.join('.'));
}
