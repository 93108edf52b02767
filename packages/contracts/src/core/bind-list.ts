import { maxPageSize, maxRow, pageSize } from '@campus/domain/core/lists';
import * as z from 'zod';
import type { Binding } from './binding.ts';
import type { Contract } from './contract.ts';
import { listPage, windowOf } from './list.ts';
import { wireCall } from './wire-call.ts';
import { type WireForm, wireCodec } from './wire-codec.ts';
import type { OnWire, Shown } from './wire-names.ts';

type WithoutPage<C extends Contract> = Omit<z.output<C['input']>, 'page' | 'pageSize'>;
type ListQuery<C extends Contract> = Shown<WithoutPage<C> & { limit: number; skip: number }>;
type Sent<C extends Contract> = Shown<
  Omit<z.input<C['input']>, 'page' | 'pageSize'> & { limit?: number | undefined; skip?: number | undefined }
>;
type Item<C extends Contract> = z.input<C['output']> extends { items: (infer T)[] } ? T : never;

/** The requested rows, and the total number of rows. */
interface Rows<T> {
  count: number;
  results: T[];
}

/**
 * Binds a list to a function that accepts `limit` and `skip` instead of a page, and returns `count` and
 * `results`. `item` is the wire format of a row and may contain more than the contract's item. At most
 * `reach` rows are skipped.
 */
export function bindList<C extends Contract<'query'>, S extends z.ZodType<Item<C>>, N>(
  contract: C,
  name: string,
  item: WireForm<S, N>,
  reach?: number,
): Binding<
  C,
  z.ZodType<ListQuery<C>, Sent<C>>,
  z.ZodType<Rows<OnWire<z.output<S>, N>>, Rows<OnWire<z.input<S>, N>>>,
  ListQuery<C>,
  Rows<z.output<S>>
>;
export function bindList(
  contract: Contract,
  name: string,
  item: WireForm<z.ZodType, unknown>,
  reach = maxRow,
): Binding {
  const asked = contract.input.omit({ page: true, pageSize: true }).extend({
    limit: z.int().min(1).max(maxPageSize).default(pageSize),
    skip: z.int().min(0).max(reach).default(0),
  });
  const rows = z.object({ count: z.int(), results: z.array(item.schema) });
  const wire = wireCall(name, wireCodec(asked, {}, true).schema, rows);
  return {
    ...wire,
    contract,
    paramsOf: ({ page, pageSize: rows, ...rest }) => ({ ...rest, ...windowOf(pagingOf(page, rows)) }),
    received: wire.input,
    answerOf: (answer) => {
      const { count, results }: Rows<unknown> = Object(answer);
      return { count, results: results.map(item.toWire) };
    },
    outputOf: (answer, { page, pageSize: rows }) => {
      const { count, results }: Rows<unknown> = Object(answer);
      return { ...listPage(results.map(item.fromWire), count, pagingOf(page, rows)) };
    },
  };
}

function pagingOf(page: unknown, rows: unknown) {
  return { page: Number(page), pageSize: Number(rows) };
}
