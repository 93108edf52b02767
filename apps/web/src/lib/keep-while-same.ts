import type { Query } from '@tanstack/react-query';
import * as z from 'zod';

const trpcInput = z.object({ input: z.record(z.string(), z.unknown()) });

/**
 * Returns placeholder data for a report: the previous answer while another page or order of the same report
 * loads. An answer to other values of `fields` is not kept, because the fields already show the new ones.
 */
export function keepWhileSame<Input extends object>(asked: Input, fields: readonly (keyof Input & string)[]) {
  return <Data>(previous: Data | undefined, query?: Pick<Query, 'queryKey'>): Data | undefined => {
    // A key of tRPC is the path of the operation, then its input.
    const { data } = trpcInput.safeParse(query?.queryKey[1]);
    const isSame = data && fields.every((field) => Object.is(data.input[field], asked[field]));
    return isSame ? previous : undefined;
  };
}
