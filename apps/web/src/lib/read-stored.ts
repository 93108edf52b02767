import type * as z from 'zod';

/** Reads a stored value by name, if it has the expected shape. */
export function readStored<Schema extends z.ZodType>(
  storage: Storage,
  key: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(storage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}
