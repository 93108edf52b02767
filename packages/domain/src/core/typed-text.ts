/**
 * Invisible characters that change the text around them: control characters other than tabs and line ends, and those
 * that change the direction of text (Unicode Bidirectional Algorithm, explicit formatting). The marks of Arabic and
 * Hebrew, and the joiners of Persian and of emoji, are none of these.
 */
const controls = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;

/** Characters without a visible shape: white space, ignorable characters, and the empty Braille pattern. */
const inkless = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text contains invisible control characters. */
export function hasControls(text: string): boolean {
  return controls.test(text);
}

/** Whether anything of a text can be seen. */
export function isVisible(text: string): boolean {
  return !inkless.test(text);
}

/** A text on a single line: a blank in place of each tab and line break. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\r\n|[\t\n\r\u2028\u2029]/g, ' ');
}

/** A typed text without white space around it; empty if nothing of it can be seen. */
export function visibleText(text: string): string {
  return isVisible(text) ? text.trim() : '';
}
