/** A text as PostgreSQL can store it, without NUL and half signs; no more than `longest` of it. */
export function storableText(text: string, longest?: number): string {
  return text.slice(0, longest).replaceAll('\0', '').toWellFormed();
}
