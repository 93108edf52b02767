/** Collects the values of a statement while its text is composed. */
export interface Values {
  list: unknown[];
  /** Adds a value and returns the placeholder that stands for it. */
  bind(value: unknown): string;
}

export function collectValues(...first: unknown[]): Values {
  const list = first;
  return { list, bind: (value) => `$${list.push(value)}` };
}

/** Text as a LIKE pattern that stands for nothing but itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
