import type { Query } from '@tanstack/react-query';
import * as z from 'zod';

const trpcKey = z.tuple([z.unknown(), z.object({ input: z.record(z.string(), z.unknown()) })]);

/**
 * Returns placeholder data for a report: the previous answer while another page or order of the same report
 * loads. An answer to other values of `fields` is not kept, because the fields already show the new ones.
 */
export function keepWhileSame<Input extends object>(asked: Input, fields: readonly (keyof Input & string)[]) {
  return <Data>(previous: Data | undefined, query?: Pick<Query, 'queryKey'>): Data | undefined => {
    const key = trpcKey.safeParse(query?.queryKey);
    if (!key.success) return undefined;
    const [, { input }] = key.data;
    return fields.every((field) => Object.is(input[field], asked[field])) ? previous : undefined;
  };
}
