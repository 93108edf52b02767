import * as z from 'zod';
import type { UploadedFile } from './files.ts';

/**
 * Wire names of fields by their contract names: `{ id: 'objectId' }`. An object renames the fields inside a
 * field, or inside each item of a list. A pair renames both the field and the fields inside it.
 */
export interface FieldNames {
  readonly [field: string]: string | FieldNames | readonly [string, FieldNames];
}

/** A file within a call, with its content in Base64. */
export const sentFile = z.strictObject({
  name: z.string().max(255),
  base64: z.string().max(8 * 1024 * 1024),
});
export type SentFile = z.output<typeof sentFile>;

type WireName<N, K> = K extends keyof N
  ? N[K] extends string
    ? N[K]
    : N[K] extends readonly [infer Name extends string, FieldNames]
      ? Name
      : K
  : K;

type Within<N, K> = K extends keyof N
  ? N[K] extends readonly [string, infer Inner]
    ? Inner
    : N[K] extends string
      ? unknown
      : N[K]
  : unknown;

/** A contract's value on the wire: wire names, and files in Base64. */
export type OnWire<T, N> = T extends UploadedFile
  ? SentFile
  : T extends readonly (infer Item)[]
    ? OnWire<Item, N>[]
    : T extends object
      ? { [K in keyof T as WireName<N, K> & PropertyKey]: OnWire<T[K], Within<N, K>> }
      : T;

/** The wire name of a field, and the names inside it. */
export function wireNameOf(names: FieldNames, field: string): [wireName: string, within: FieldNames] {
  const name = Object.hasOwn(names, field) ? names[field] : undefined;
  if (name === undefined) return [field, {}];
  if (typeof name === 'string') return [name, {}];
  return isPair(name) ? [name[0], name[1]] : [field, name];
}

/** Whether a field is renamed together with its inner fields. */
export function isPair(
  name: FieldNames | readonly [string, FieldNames],
): name is readonly [string, FieldNames] {
  return Array.isArray(name);
}

/** Expands a type field by field, so that editors show the fields. */
export type Shown<T> = { [K in keyof T]: T[K] };
