import { isSecretField } from '@campus/server-kit/secret-fields';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { fileOperations, operations } from '../http/operations.ts';

interface Node {
  type?: string | string[];
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node | boolean;
  anyOf?: Node[];
}

/** The names of all fields of a schema that can hold a text. */
function namesIn(schema: z.ZodType, io: 'input' | 'output'): string[] {
  const metadata = z.registry<Record<string, never>>();
  return names(z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata }) as Node);
}

function names({ properties = {}, items, anyOf = [] }: Node): string[] {
  const inner = Object.entries(properties).flatMap(([name, node]) => [
    ...(holdsText(node) ? [name] : []),
    ...names(node),
  ]);
  return [...inner, ...(items ? names(items) : []), ...anyOf.flatMap(names)];
}

function holdsText({ type, items, anyOf = [] }: Node): boolean {
  const isText = [type].flat().includes('string');
  return isText || anyOf.some(holdsText) || (items !== undefined && holdsText(items));
}

const looksSecret =
  /pass(word|code)|secret|token|webhook|recovery|totp|otp\b|^codes?$|confirmation|authorization|cookie|signature|verifier/i;

/** Fields that look like secrets but are none. */
const harmless: readonly string[] = [];

it('the logs hide every field of an operation that can hold a secret', () => {
  const all = [...operations, ...fileOperations].flatMap(({ contract: { input, output } }) => [
    ...namesIn(input, 'input'),
    ...namesIn(output, 'output'),
  ]);
  const suspicious = [...new Set(all)].filter((name) => looksSecret.test(name));
  expect(suspicious).toEqual(expect.arrayContaining(['password', 'clientSecret', 'recoveryCodes', 'code']));
  expect(suspicious.filter((name) => !isSecretField(name) && !harmless.includes(name))).toEqual([]);
});
