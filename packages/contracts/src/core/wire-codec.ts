import * as z from 'zod';
import { type UploadedFile, uploadedFile } from './files.ts';
import { type FieldNames, type OnWire, type SentFile, sentFile, wireNameOf } from './wire-names.ts';

/** Converts values of a contract's schema between gateway and platform. */
export interface WireCodec {
  /** The schema on the wire. */
  schema: z.ZodType;
  /** Whether the wire format equals the contract's. */
  unchanged: boolean;
  carriesFile: boolean;
  toWire(value: unknown): unknown;
  fromWire(value: unknown): unknown;
}

/** The typed wire format of a schema, for payloads that are written by hand around it. */
export interface WireForm<S extends z.ZodType, N> {
  schema: z.ZodType<OnWire<z.output<S>, N>, OnWire<z.input<S>, N>>;
  toWire(value: z.output<S>): OnWire<z.input<S>, N>;
  fromWire(value: OnWire<z.output<S>, N>): z.output<S>;
}

/**
 * Derives the wire schema and both conversions from a schema and its wire names. `strict` refuses unknown
 * fields, as payloads do.
 */
export function wireForm<S extends z.ZodType, const N extends FieldNames>(
  schema: S,
  names: N,
  { strict = false } = {},
): WireForm<S, N> {
  // `OnWire` describes in types what `wireCodec` does at run time.
  return wireCodec(schema, names, strict) as WireForm<S, N>;
}

/**
 * Derives the wire format of a schema: wire names, files in Base64, and no unknown fields if `strict`. Throws
 * if a name matches no field. Also throws if a schema with its own checks would have to change: the checks
 * would be lost, so such an operation needs a handwritten `wireCall`.
 */
export function wireCodec(schema: z.ZodType, names: FieldNames, strict: boolean): WireCodec {
  if (schema instanceof z.ZodObject) return isFile(schema) ? fileCodec : objectCodec(schema, names, strict);
  if (schema instanceof z.ZodArray) return arrayCodec(schema, names, strict);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return wrapperCodec(schema, names, strict);
  const [unknownName] = Object.keys(names);
  if (unknownName !== undefined)
    throw new Error(`There is no field to be called "${unknownName}" on the wire.`);
  return unchanged(schema);
}

function unchanged(schema: z.ZodType): WireCodec {
  const same = (value: unknown) => value;
  return { schema, unchanged: true, carriesFile: false, toWire: same, fromWire: same };
}

function isFile(schema: z.ZodObject): boolean {
  return schema.shape.content === uploadedFile.shape.content;
}

/** Converts a file to its form within a call. */
export function fileOnWire({ name, content }: UploadedFile): SentFile {
  return { name, base64: Buffer.from(content).toString('base64') };
}

/** Reads a file from a call. */
export function fileFromWire({ name, base64 }: SentFile): UploadedFile {
  return { name, content: Buffer.from(base64, 'base64') };
}

const fileCodec: WireCodec = {
  schema: sentFile,
  unchanged: false,
  carriesFile: true,
  toWire: (value) => fileOnWire(uploadedFile.parse(value)),
  fromWire: (value) => fileFromWire(sentFile.parse(value)),
};

interface Field extends WireCodec {
  name: string;
  wireName: string;
}

function objectCodec(schema: z.ZodObject, names: FieldNames, strict: boolean): WireCodec {
  for (const name of Object.keys(names))
    if (!(name in schema.shape)) throw new Error(`There is no field "${name}" to be renamed on the wire.`);
  const fields = Object.entries(schema.shape).map(([name, field]): Field => {
    const [wireName, within] = wireNameOf(names, name);
    return { name, wireName, ...wireCodec(field, within, strict) };
  });
  const keepsNames = fields.every((field) => field.unchanged && field.wireName === field.name);
  if (keepsNames && fields.every((field) => field.schema === schema.shape[field.name]))
    return unchanged(strict ? schema.strict() : schema);
  const checks = schema.def.checks ?? [];
  if (checks.length > 0 && !keepsNames)
    throw new Error('A schema with checks of its own cannot be renamed: write its wireCall by hand.');
  const shape = Object.fromEntries(fields.map((field) => [field.wireName, field.schema]));
  const schemaOnWire = schema.clone({ ...schema.def, shape, ...(strict && { catchall: z.never() }) });
  if (keepsNames) return unchanged(schemaOnWire);
  return {
    schema: schemaOnWire,
    unchanged: false,
    carriesFile: fields.some((field) => field.carriesFile),
    toWire: (value) => copied(value, fields, (field) => [field.name, field.wireName, field.toWire]),
    fromWire: (value) => copied(value, fields, (field) => [field.wireName, field.name, field.fromWire]),
  };
}

type Step = [from: string, to: string, convert: (value: unknown) => unknown];

function copied(value: unknown, fields: readonly Field[], step: (field: Field) => Step): unknown {
  const source = Object(value);
  return Object.fromEntries(
    fields
      .map(step)
      .filter(([from]) => source[from] !== undefined)
      .map(([from, to, convert]) => [to, convert(source[from])]),
  );
}

function arrayCodec(schema: z.ZodArray, names: FieldNames, strict: boolean): WireCodec {
  const element = schema.element;
  if (!(element instanceof z.ZodType)) return unchanged(schema);
  const item = wireCodec(element, names, strict);
  if (item.schema === element) return unchanged(schema);
  const schemaOnWire = schema.clone({ ...schema.def, element: item.schema });
  if (item.unchanged) return unchanged(schemaOnWire);
  const all = (convert: WireCodec['toWire']) => (value: unknown) =>
    Array.isArray(value) ? value.map(convert) : value;
  return { ...item, schema: schemaOnWire, toWire: all(item.toWire), fromWire: all(item.fromWire) };
}

function wrapperCodec(schema: z.ZodOptional | z.ZodNullable, names: FieldNames, strict: boolean): WireCodec {
  const wrapped = schema.unwrap();
  if (!(wrapped instanceof z.ZodType)) return unchanged(schema);
  const inner = wireCodec(wrapped, names, strict);
  if (inner.schema === wrapped) return unchanged(schema);
  const schemaOnWire = schema instanceof z.ZodOptional ? inner.schema.optional() : inner.schema.nullable();
  if (inner.unchanged) return unchanged(schemaOnWire);
  const unlessMissing = (convert: WireCodec['toWire']) => (value: unknown) =>
    value === null || value === undefined ? value : convert(value);
  return {
    ...inner,
    schema: schemaOnWire,
    toWire: unlessMissing(inner.toWire),
    fromWire: unlessMissing(inner.fromWire),
  };
}
