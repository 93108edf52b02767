/** The type of a class field, as Parse Server stores it. */
export type Field =
  | { type: 'String' | 'Number' | 'Boolean' | 'Date' | 'Object' | 'Array' | 'File' }
  | { type: 'Number'; defaultValue: number }
  | { type: 'Pointer' | 'Relation'; targetClass: string };

export interface ClassSchema {
  className: string;
  fields: Record<string, Field>;
}

/**
 * Class-level permissions that allow nothing. People access data only through cloud functions, which use the
 * platform's own database connection.
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
