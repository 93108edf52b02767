import * as z from 'zod';

/** What the gateway keeps of a sign-in, sealed and held by the caller. */
export const sessionSchema = z.object({
  /** The platform's session token. */
  token: z.string().min(1),
  userId: z.string().min(1),
  method: z.enum(['password']),
});
export type Session = z.output<typeof sessionSchema>;
