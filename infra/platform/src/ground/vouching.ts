import * as z from 'zod';

const domains = z.array(z.string().min(1)).readonly();

/** A JSON object of domains by tenant id. */
const domainsByTenant = z
  .string()
  .default('{}')
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'It is not JSON.' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), domains));

/** The variables that name the domains whose email addresses Google and Microsoft may vouch for. */
export const vouchingEnvironment = {
  GOOGLE_DOMAINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').map((domain) => domain.trim())),
  MICROSOFT_DOMAINS: domainsByTenant,
};

/** The domains of Google, and of each Microsoft tenant. Those of a single sign-on are in its configuration. */
export interface Vouching {
  google: readonly string[];
  microsoft: Readonly<Record<string, readonly string[]>>;
}
