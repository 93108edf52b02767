/**
 * Returns the text in a form that PostgreSQL can store: without NUL and lone surrogates, cut to `longest`.
 */
export function storableText(text: string, longest?: number): string {
  return text.slice(0, longest).replaceAll('\0', '').toWellFormed();
}
