import * as z from 'zod';
import { StartFailure } from './start-failure.ts';

const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');
const secret = z.union([z.literal(''), z.string().min(32)]).default('');

/** The environment variables for the streaming vendors. A vendor without an address is disabled. */
export const streamingEnvironment = {
  GDN_STREAMING_URL: address,
  GDN_STREAMING_SECRET: secret,
  CAMPUS_STREAMING_URL: address,
  CAMPUS_STREAMING_KEY: secret,
};

/** A vendor's address, and the secret that authorizes our session requests. */
interface Vendor {
  url: string;
  secret: string;
}

export interface StreamingSettings {
  /** The address of GDN's sessions, and the secret that signs requests. */
  gdn: Vendor | undefined;
  /** The API of the campus vendor, where accounts themselves are enrolled, and its key. */
  campus: Vendor | undefined;
}

/**
 * Returns the configured vendors, undefined for those without an address. Throws if an address has no secret.
 */
export function streamingSettingsOf(
  env: z.output<z.ZodObject<typeof streamingEnvironment>>,
): StreamingSettings {
  return {
    gdn: vendorOf('GDN_STREAMING_SECRET', env.GDN_STREAMING_URL, env.GDN_STREAMING_SECRET),
    campus: vendorOf('CAMPUS_STREAMING_KEY', env.CAMPUS_STREAMING_URL, env.CAMPUS_STREAMING_KEY),
  };
}

function vendorOf(variable: string, url: string, secret: string): Vendor | undefined {
  if (url === '') return undefined;
  if (secret === '') throw new StartFailure(`The configuration is not valid. ${variable} is missing.`);
  return { url: url.replace(/\/+$/, ''), secret };
}
