import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { type Docstring, docstringsIn } from './docstrings.ts';

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@campus/contracts/core/contract')),
  '..',
);
/** What fields of many contracts are made of. */
const building = ['core/fields.ts', 'core/list.ts'];

interface Described {
  path: Docstring['path'];
  text: string;
  schema: z.ZodType;
}

/**
 * Has the API's description say of fields and schemas what the docstrings of the contracts say, which stand nowhere
 * else.
 */
export async function describeFields(): Promise<void> {
  const modules = await Promise.all(contractModules().map(describedIn));
  const all = modules.flat();
  for (const { path, schema, text } of all) if (path.length === 1) describe(schema, text);
  // A field that is one of those declared for all says what that says, everywhere.
  for (const { path, schema, text } of all)
    if (path.length > 1 && !z.globalRegistry.get(schema)?.description) describe(schema, text);
}

/** The modules that operations are declared in, and those they share. */
function contractModules(): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  return names.filter((name) => building.includes(name) || / = contract\(\{/.test(sourceOf(name)));
}

function sourceOf(module: string): string {
  return readFileSync(path.join(folder, module), 'utf8');
}

async function describedIn(module: string): Promise<Described[]> {
  const declared: Record<string, unknown> = await import(pathToFileURL(path.join(folder, module)).href);
  return docstringsIn(sourceOf(module)).flatMap(({ path: [declaration, ...fields], text }) => {
    const schema =
      declaration in declared
        ? fields.reduce(fieldOf, declared[declaration])
        : onlyOne(Object.values(declared).flatMap((operation) => taken(operation, fields)));
    return schema instanceof z.ZodType ? [{ path: [declaration, ...fields], text, schema }] : [];
  });
}

/** Of a declaration that its module keeps to itself, the fields that an operation takes or gives. */
function taken(operation: unknown, fields: readonly string[]): unknown[] {
  const found = ['input', 'output'].map((part) => fields.reduce(fieldOf, fieldOf(operation, part)));
  return fields.length === 0 ? [] : found.filter((schema) => schema instanceof z.ZodType);
}

function onlyOne(found: readonly unknown[]): unknown {
  const [first, ...others] = new Set(found);
  return others.length === 0 ? first : undefined;
}

/** A part of a contract, or a field of a schema, whatever is around it. */
function fieldOf(of: unknown, name: string): unknown {
  if (of instanceof z.ZodObject) return of.shape[name];
  if (of instanceof z.ZodArray) return fieldOf(of.element, name);
  if (of instanceof z.ZodOptional || of instanceof z.ZodNullable) return fieldOf(of.unwrap(), name);
  if (of instanceof z.ZodDefault || of instanceof z.ZodPrefault) return fieldOf(of.unwrap(), name);
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}

function describe(schema: z.ZodType, description: string): void {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), description });
}
