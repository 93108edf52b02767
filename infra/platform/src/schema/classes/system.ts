import type { ClassSchema } from '../class-schema.ts';

/**
 * Parse Server's own classes, named here only to be closed like the others. It has more, which nobody reaches
 * without the master key anyway.
 */
export const systemClasses: readonly ClassSchema[] = ['_Role', '_Session', '_Installation'].map(
  (className) => ({
    className,
    fields: {},
  }),
);
