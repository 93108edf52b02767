import * as z from 'zod';
import type { UploadedFile } from './files.ts';

/**
 * The names of fields on the wire, by their names in the contract: `{ id: 'objectId' }`. An object names the fields
 * within a field, or within each item of a list; a pair renames the field and the fields within it.
 */
export interface FieldNames {
  readonly [field: string]: string | FieldNames | readonly [string, FieldNames];
}

/** A file within a call, its content in Base64. */
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

/** A value of the contract as it travels: fields under their wire names, files in Base64. */
export type OnWire<T, N> = T extends UploadedFile
  ? SentFile
  : T extends readonly (infer Item)[]
    ? OnWire<Item, N>[]
    : T extends object
      ? { [K in keyof T as WireName<N, K> & PropertyKey]: OnWire<T[K], Within<N, K>> }
      : T;

/** The wire name of a field, and the names within it. */
export function wireNameOf(names: FieldNames, field: string): [wireName: string, within: FieldNames] {
  const name = Object.hasOwn(names, field) ? names[field] : undefined;
  if (name === undefined) return [field, {}];
  if (typeof name === 'string') return [name, {}];
  return isPair(name) ? [name[0], name[1]] : [field, name];
}

/** Whether a field is renamed together with the fields within it. */
export function isPair(
  name: FieldNames | readonly [string, FieldNames],
): name is readonly [string, FieldNames] {
  return Array.isArray(name);
}

/** A type written out field by field, so that an editor shows it. */
export type Shown<T> = { [K in keyof T]: T[K] };
