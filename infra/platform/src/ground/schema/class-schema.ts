/** The fields of a class as Parse Server stores them. */
export type Field =
  | { type: 'String' | 'Number' | 'Boolean' | 'Date' | 'Object' | 'Array' | 'File' }
  | { type: 'Number'; defaultValue: number }
  | { type: 'Pointer' | 'Relation'; targetClass: string };

export interface ClassSchema {
  className: string;
  fields: Record<string, Field>;
}

export const string: Field = { type: 'String' };
export const number: Field = { type: 'Number' };
export const boolean: Field = { type: 'Boolean' };
export const date: Field = { type: 'Date' };
export const object: Field = { type: 'Object' };
export const array: Field = { type: 'Array' };

export function pointer(targetClass: string): Field {
  return { type: 'Pointer', targetClass };
}

export function relation(targetClass: string): Field {
  return { type: 'Relation', targetClass };
}

/**
 * Class-level permissions that let nobody do anything: whatever people may do goes through a cloud function,
 * which reads and writes with the platform's own connection.
 */
export const closed = {
  find: {},
  get: {},
  count: {},
  create: {},
  update: {},
  delete: {},
  addField: {},
  protectedFields: {},
} as const;
