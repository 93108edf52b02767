import type { ClassSchema } from '../class-schema.ts';

/** Parse Server's own classes; they are named here only to be closed like the others. */
export const systemClasses: readonly ClassSchema[] = [
  '_Role',
  '_Session',
  '_Installation',
  '_Audience',
  '_Idempotency',
].map((className) => ({ className, fields: {} }));
