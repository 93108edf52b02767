import type * as z from 'zod';

/** What the browser keeps under a name, when it is there and of the expected shape. */
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
