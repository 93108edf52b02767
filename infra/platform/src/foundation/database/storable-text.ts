/** A text as PostgreSQL can store it, without NUL and halves of surrogate pairs, cut to `longest`. */
export function storableText(text: string, longest?: number): string {
  return text.slice(0, longest).replaceAll('\0', '').toWellFormed();
}
