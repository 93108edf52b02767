import { commaList, jsonText } from '@campus/contracts/core/text-values';
import * as z from 'zod';

const domains = z.array(z.string().min(1)).readonly();

/** A JSON object of domains by tenant id. */
const domainsByTenant = jsonText(() => 'must be JSON')
  .default({})
  .pipe(z.record(z.string(), domains));

/** The variables that name the domains whose email addresses Google and Microsoft may vouch for. */
export const vouchingEnvironment = {
  GOOGLE_DOMAINS: commaList,
  MICROSOFT_DOMAINS: domainsByTenant,
};

/** The domains of Google, and of each Microsoft tenant. Those of a single sign-on are in its configuration. */
export interface Vouching {
  google: readonly string[];
  microsoft: Readonly<Record<string, readonly string[]>>;
}
