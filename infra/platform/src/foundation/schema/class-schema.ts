/** The fields of a class as Parse Server stores them. */
export type Field =
  | { type: 'String' | 'Number' | 'Boolean' | 'Date' | 'Object' | 'Array' | 'File' }
  | { type: 'Number'; defaultValue: number }
  | { type: 'Pointer' | 'Relation'; targetClass: string };

export interface ClassSchema {
  className: string;
  fields: Record<string, Field>;
}

/**
 * Class-level permissions that let nobody do anything: everything that people may do goes through a cloud function,
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
