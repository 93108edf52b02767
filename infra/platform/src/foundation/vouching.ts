import { commaList, jsonText } from '@campus/contracts/core/text-values';
import * as z from 'zod';

const domains = z.array(z.string().min(1)).readonly();

/** A JSON object of domains by tenant id. */
const domainsByTenant = jsonText(() => 'must be JSON')
  .default({})
  .pipe(z.record(z.string(), domains));

/** The environment variables with the domains whose email addresses Google and Microsoft can vouch for. */
export const vouchingEnvironment = {
  GOOGLE_DOMAINS: commaList,
  MICROSOFT_DOMAINS: domainsByTenant,
};

/**
 * The domains for Google and for each Microsoft tenant. A single sign-on's domains are in its own
 * configuration.
 */
export interface Vouching {
  google: readonly string[];
  microsoft: Readonly<Record<string, readonly string[]>>;
}
