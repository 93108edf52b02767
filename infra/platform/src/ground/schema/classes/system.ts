import { type ClassSchema, date, string } from '../class-schema.ts';

/**
 * Parse Server's own classes, named here to be closed like the others. It has more, which nobody reaches
 * without the master key anyway.
 */
export const systemClasses: readonly ClassSchema[] = [
  { className: '_Role', fields: {} },
  { className: '_Session', fields: { method: string, address: string, userAgent: string, lastUsedAt: date } },
  { className: '_Installation', fields: {} },
];
