import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type * as z from 'zod';
import { useStable } from './use-stable.ts';

/** Changes to a list's state. Anything but another page leads to the first page. */
export type ListPatch<Schema extends z.ZodObject> = {
  [K in keyof z.output<Schema>]?: z.output<Schema>[K] | undefined;
};

/**
 * The state of a list (page, sorting, filters), kept in the address, so that reload, back and a shared link
 * show the same. It is read with the contract's own schema; what does not fit falls back to its default.
 * A second list on the same page has a name, which its parameters begin with: `invitations.page`.
 */
export function useListState<Schema extends z.ZodObject>(schema: Schema, name = '') {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [own, others] = useMemo(() => splitParams(new URLSearchParams(search), name), [search, name]);
  const state = useMemo(() => readListState(schema, own), [schema, own]);
  const setState = useStable((patch: ListPatch<Schema>, options: { replace?: boolean } = {}) => {
    const written = new URLSearchParams(writeListState(schema, { ...state, page: 1, ...patch }));
    const query = new URLSearchParams([
      ...others,
      ...[...written].map(([key, value]) => [named(name, key), value]),
    ]).toString();
    navigate(query ? `${path}?${query}` : path, options);
  });
  return [state, setState] as const;
}

const named = (name: string, key: string) => (name === '' ? key : `${name}.${key}`);

/** The parameters of one list, without its name, and those of the others. A list without a name drops unknown ones. */
function splitParams(params: URLSearchParams, name: string): [URLSearchParams, [string, string][]] {
  return [paramsOf(params, name), [...params].filter(([key]) => !isOwn(key, name))];
}

const isOwn = (key: string, name: string) => (name === '' ? !key.includes('.') : key.startsWith(`${name}.`));

/** The parameters of one list, without its name. */
export function paramsOf(params: URLSearchParams, name: string): URLSearchParams {
  const own = [...params].filter(([key]) => isOwn(key, name));
  return new URLSearchParams(own.map(([key, value]) => [key.slice(named(name, '').length), value]));
}

/** Reads one field at a time: a missing or broken one becomes its default, the others stay. */
export function readListState<Schema extends z.ZodObject>(
  schema: Schema,
  params: URLSearchParams,
): z.output<Schema> {
  const fitting = [...params].filter(([name, value]) => schema.shape[name]?.safeParse(value).success);
  return schema.parse(Object.fromEntries(fitting));
}

/** Writes what differs from the defaults. */
export function writeListState<Schema extends z.ZodObject>(
  schema: Schema,
  state: Record<string, unknown>,
): string {
  const defaults: Record<string, unknown> = schema.parse({});
  const entries = Object.entries(state).filter(
    ([name, value]) => name in schema.shape && value !== undefined && !isSame(value, defaults[name]),
  );
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}

/** Lists of words are compared by their words, as the address holds them. */
function isSame(value: unknown, other: unknown): boolean {
  return Array.isArray(value) && Array.isArray(other) ? String(value) === String(other) : value === other;
}
