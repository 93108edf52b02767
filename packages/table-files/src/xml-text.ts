/** What each XML file begins with. */
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** The namespace of sheets, styles, and texts. */
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Control characters and others that XML refuses, even escaped. */
const refused = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
const special = /[&<>"\r]|_(?=x[0-9A-Fa-f]{4}_)/g;
const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '_x000D_',
  // Spreadsheets read `_x0041_` as the letter A.
  _: '_x005F_',
};

/** Excel refuses files with a longer text. */
const longest = 32_767;

/** Returns a text for an attribute or an element, without the characters that XML refuses. */
export function xmlEscaped(text: string): string {
  return text.replace(refused, '').replace(special, (sign) => escaped[sign] ?? sign);
}

/** Returns the element with the text of a cell, which ends with … if it is too long. */
export function xmlText(text: string): string {
  const shown = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  return `<t xml:space="preserve">${xmlEscaped(shown)}</t>`;
}
