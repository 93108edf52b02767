import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type * as z from 'zod';
import { useStable } from './use-stable.ts';

/** Changes to a list's state. Anything but another page resets the list to its first page. */
export type ListPatch<Schema extends z.ZodObject> = {
  [K in keyof z.output<Schema>]?: z.output<Schema>[K] | undefined;
};

/**
 * The state of a list (page, sorting, filters), stored in the address so that it survives reload, "back", and
 * sharing. Parsed with the contract's schema; invalid values fall back to their defaults. A second list on
 * the same page has a name, which prefixes its parameters: `invitations.page`.
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

/**
 * Splits the parameters into those of one list, without its name, and the others. A list without a name drops
 * unknown ones.
 */
function splitParams(params: URLSearchParams, name: string): [URLSearchParams, [string, string][]] {
  return [paramsOf(params, name), [...params].filter(([key]) => !isOwn(key, name))];
}

const isOwn = (key: string, name: string) => (name === '' ? !key.includes('.') : key.startsWith(`${name}.`));

/** The parameters of one list, without its name. */
export function paramsOf(params: URLSearchParams, name: string): URLSearchParams {
  const own = [...params].filter(([key]) => isOwn(key, name));
  return new URLSearchParams(own.map(([key, value]) => [key.slice(named(name, '').length), value]));
}

/** Reads one field at a time, so that a missing or invalid one gets its default and the others stay. */
export function readListState<Schema extends z.ZodObject>(
  schema: Schema,
  params: URLSearchParams,
): z.output<Schema> {
  const fitting = [...params].filter(([name, value]) => schema.shape[name]?.safeParse(value).success);
  return schema.parse(Object.fromEntries(fitting));
}

/** Writes the fields that differ from their defaults. */
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

/** Compares lists by their items, as the address has them. */
function isSame(value: unknown, other: unknown): boolean {
  return Array.isArray(value) && Array.isArray(other) ? String(value) === String(other) : value === other;
}
