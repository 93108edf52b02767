import * as z from 'zod';

/** Parses a text as JSON, for the schema that follows. Text that is no JSON is refused with `error`. */
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

/** The entries of a text that separates them by commas, without blanks around them and without empty ones. */
export function splitAtCommas(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** A setting that lists entries, separated by commas; without it there are none. */
export const commaList = z.string().default('').transform(splitAtCommas);

/** An array that a query may give as one text, its entries separated by commas. */
export function orCommaList<T extends z.ZodType>(array: T) {
  return z.preprocess((value) => (typeof value === 'string' ? splitAtCommas(value) : value), array);
}
