/** Collects the values of a statement while its text is composed. */
export interface Values {
  list: unknown[];
  /** Adds a value and returns its placeholder. */
  bind(value: unknown): string;
}

/** Collects values from `$1` on; `first` are those that the query has already. */
export function collectValues(...first: unknown[]): Values {
  const list = first;
  return { list, bind: (value) => `$${list.push(value)}` };
}

/** A text as a LIKE pattern that matches only itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}

/** Compares a folded column with a text that it contains, in any case and with any accents. */
export function containing(text: string, values: Values): string {
  return `like search_key(${values.bind(`%${escapeLike(text)}%`)})`;
}

type WithIsoDates<Row> = {
  [K in keyof Row]: Row[K] extends Date ? string : Row[K] extends Date | null ? string | null : Row[K];
};

/** A row with its dates as ISO text, as they go over the wire. */
export function isoDates<Row extends object>(row: Row): WithIsoDates<Row> {
  const answer: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row))
    answer[key] = value instanceof Date ? value.toISOString() : value;
  return answer as WithIsoDates<Row>;
}
