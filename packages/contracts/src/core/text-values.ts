import * as z from 'zod';

/** Parses a text as JSON for the next schema. Invalid JSON is refused with `error`. */
export function jsonText(error: () => string) {
  return z.string().transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: error() });
      return z.NEVER;
    }
  });
}

/** Splits a text at commas. Entries are trimmed, and empty ones dropped. */
export function splitAtCommas(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** A setting with a comma-separated list; empty by default. */
export const commaList = z.string().default('').transform(splitAtCommas);

/** An array that a query may also give as one comma-separated text. */
export function orCommaList<T extends z.ZodType>(array: T) {
  return z.preprocess((value) => (typeof value === 'string' ? splitAtCommas(value) : value), array);
}
