import * as z from 'zod';

const secret = z.string().min(32);

const environment = z.object({
  IDP_PORT: z.coerce.number().int(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  KEYS_FILE: z.string().min(1),
  GOOGLE_CLIENT_SECRET: secret,
  MICROSOFT_CLIENT_SECRET: secret,
  PASSPORT_CLIENT_SECRET: secret,
});

/** The console's client secrets, by kind. */
export interface ClientSecrets {
  google: string;
  microsoft: string;
  passport: string;
}

export function readConfig() {
  const env = environment.parse(process.env);
  const secrets: ClientSecrets = {
    google: env.GOOGLE_CLIENT_SECRET,
    microsoft: env.MICROSOFT_CLIENT_SECRET,
    passport: env.PASSPORT_CLIENT_SECRET,
  };
  return { port: env.IDP_PORT, publicUrl: env.PUBLIC_URL, keysFile: env.KEYS_FILE, secrets };
}
