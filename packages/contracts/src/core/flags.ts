import * as z from 'zod';

/** Whether a schema accepts a boolean, or its text form, as `flag` does. */
export function isFlag(schema: unknown): boolean {
  if (!(schema instanceof z.ZodUnion)) return false;
  const [words, flag, ...others] = schema.options;
  return words instanceof z.ZodCodec && flag instanceof z.ZodBoolean && others.length === 0;
}
