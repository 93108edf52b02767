import type { createDocument } from 'zod-openapi';

type Document = ReturnType<typeof createDocument>;

/**
 * Examples for text fields by field name, such as an id or an instant. Fields with further rules get none.
 */
const examples: Readonly<Record<string, string>> = {
  accountId: 'Xq3TfWcN0a',
  badgeId: 'b7PzR2kLmV',
  createdAt: '2026-01-31T09:00:00.000Z',
  displayName: 'Grace Hopper',
  email: 'grace.hopper@example.org',
  expiresAt: '2026-03-02T09:00:00.000Z',
  exportEmail: 'none',
  fileId: 'f1LeN0aB2c',
  fileName: 'people.csv',
  firstName: 'Grace',
  id: 'aB3dE5fG7h',
  invitationId: 'i9VkT4sQwE',
  lastName: 'Hopper',
  membershipId: 'm5JnY8uHgF',
  organizationName: 'Demo Campus',
  recipient: 'none',
  requestId: '0b0b6f3e-6f0e-4a53-9d8c-2f6f0f3a9c11',
  taskId: 't2RwA6xCvB',
  teamId: '8',
  updatedAt: '2026-01-31T09:00:00.000Z',
  userId: 'u8QsD3eRtY',
};

/** Finishes the published document: adds an example to every field whose name has one. */
export function finished(document: Document): Document {
  visit(document);
  for (const schema of Object.values(document.components?.schemas ?? {})) describeDefaults(schema);
  return document;
}

function visit(node: unknown): void {
  if (Array.isArray(node)) for (const item of node) visit(item);
  if (!isObject(node)) return;
  if (isObject(node.properties))
    for (const [name, schema] of Object.entries(node.properties)) addExample(name, schema);
  // The format says it all, and the long pattern of a date would be repeated at each field.
  if (node.format === 'date-time' || node.format === 'date') delete node.pattern;
  if (typeof node.name === 'string' && 'in' in node) addExample(node.name, node.schema);
  // A parameter with several values is written as a comma-separated list.
  if (node.in === 'query' && isObject(node.schema) && node.schema.type === 'array') node.explode = false;
  for (const value of Object.values(node)) visit(value);
}

/**
 * Generators treat a field with a default in a named schema as required, even in input. The description
 * states such a default instead.
 */
function describeDefaults(named: unknown): void {
  if (!isObject(named) || !isObject(named.properties)) return;
  const { properties, required } = named;
  for (const [name, schema] of Object.entries(properties)) {
    if (!isObject(schema) || !('default' in schema) || (Array.isArray(required) && required.includes(name)))
      continue;
    const sentence = `Default: ${JSON.stringify(schema.default)}.`;
    schema.description =
      typeof schema.description === 'string' ? `${schema.description} ${sentence}` : sentence;
    delete schema.default;
  }
}

function addExample(name: string, schema: unknown): void {
  const example = Object.hasOwn(examples, name) ? examples[name] : undefined;
  if (example === undefined || !isObject(schema) || schema.type !== 'string' || 'enum' in schema) return;
  schema.examples = [example];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
