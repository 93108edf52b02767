import * as z from 'zod';

/** An instant as callers send it, with any offset (RFC 3339). It is read in UTC. */
export const sentInstant = z.iso
  .datetime({ offset: true })
  .transform((value) => new Date(value).toISOString())
  .describe('Date and time (RFC 3339), such as 2026-11-29T08:00:00Z or 2026-11-29T09:00:00+01:00.');
