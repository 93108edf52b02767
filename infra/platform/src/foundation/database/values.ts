/** Collects the values of a statement while its text is built. */
export interface Values {
  list: unknown[];
  /** Adds a value and returns its placeholder. */
  bind(value: unknown): string;
}

/** Collects values, numbered from `$1`. `first` are values that the query already uses. */
export function collectValues(...first: unknown[]): Values {
  const list = first;
  return { list, bind: (value) => `$${list.push(value)}` };
}

/** Escapes a text so that LIKE matches it literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}

/** Returns a condition that a folded column contains the text, ignoring case and accents. */
export function containing(text: string, values: Values): string {
  return `like search_key(${values.bind(`%${escapeLike(text)}%`)})`;
}

type WithIsoDates<Row> = {
  [K in keyof Row]: Row[K] extends Date ? string : Row[K] extends Date | null ? string | null : Row[K];
};

/** Returns the row with its dates as ISO text, the format of responses. */
export function isoDates<Row extends object>(row: Row): WithIsoDates<Row> {
  const answer: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row))
    answer[key] = value instanceof Date ? value.toISOString() : value;
  return answer as WithIsoDates<Row>;
}
