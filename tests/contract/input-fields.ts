import * as z from 'zod';

/** An input field, by its path. */
export interface Field {
  path: (string | number)[];
  type: 'string' | 'other';
  /** Whether it accepts null. */
  nullable: boolean;
}

interface Node {
  type?: string | string[];
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
}

/** Every input field of a schema, including those in nested objects and lists. */
export function fieldsOf(schema: z.ZodObject): Field[] {
  // Drops the names that the API's description gives to schemas, so that named schemas are entered like all
  // others.
  const metadata = z.registry<Record<string, never>>();
  return leaves(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata }) as Node, []);
}

function leaves(node: Node, path: Field['path']): Field[] {
  if (node.properties)
    return Object.entries(node.properties).flatMap(([name, inner]) => leaves(inner, [...path, name]));
  if (node.items) return leaves(node.items, [...path, 0]);
  const types = typesOf(node);
  return [{ path, type: types.includes('string') ? 'string' : 'other', nullable: types.includes('null') }];
}

function typesOf({ type, anyOf = [] }: Node): string[] {
  return [...(type === undefined ? [] : [type].flat()), ...anyOf.flatMap(typesOf)];
}

/** Returns the input with another value in one field. */
export function withField(input: unknown, [first, ...rest]: Field['path'], value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === 'number') return [withField(undefined, rest, value)];
  const object = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  return { ...object, [first]: withField(object[first], rest, value) };
}
