import * as z from 'zod';

const named = z.object({ key: z.string().describe('Identifier of a text, such as the label of a field.') });

/** A sentence's parameters on the wire. */
export const messageParams = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), named, z.array(z.union([z.string(), named]))]),
);
