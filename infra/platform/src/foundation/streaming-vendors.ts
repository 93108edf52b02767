import * as z from 'zod';

const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');
const secret = z.union([z.literal(''), z.string().min(32)]).default('');

/** The variables that say where the streaming vendors are; a vendor without an address streams nothing. */
export const streamingEnvironment = {
  GDN_STREAMING_URL: address,
  GDN_STREAMING_SECRET: secret,
  CAMPUS_STREAMING_URL: address,
  CAMPUS_STREAMING_KEY: secret,
};

/** A vendor's address, and the secret that proves our right to ask for its sessions. */
interface Vendor {
  url: string;
  secret: string;
}

export interface StreamingSettings {
  /** The address of GDN's sessions, and the secret that signs it. */
  gdn: Vendor | undefined;
  /** The interface of the vendor that accounts are enrolled with themselves, and the key it is called with. */
  campus: Vendor | undefined;
}

/** The vendors that the environment sets up; undefined without an address. Throws for an address without a secret. */
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
  if (secret === '') throw new Error(`The configuration is not valid. ${variable} is missing.`);
  return { url: url.replace(/\/+$/, ''), secret };
}
