import * as z from 'zod';

// An administrator can write these values directly into the database. Invalid parts are ignored.

/** The Google sign-in settings of a world, from the column `googleSettings`. Domains have no '@'. */
export const storedGoogleSettings = z
  .object({
    enabled: z.boolean(),
    whitelistedDomains: z
      .array(z.string())
      .catch([])
      .transform((domains) => domains.map((domain) => domain.trim().replace(/^@/, '')).filter(Boolean)),
  })
  .catch({ enabled: false, whitelistedDomains: [] });

const tenant = z.object({
  tenant: z.string().min(1),
  name: z.string().default(''),
  enabled: z.literal(true),
});

/** The Microsoft tenants whose accounts can sign in to a world, from the column `azureData`. */
export const storedTenants = z
  .array(tenant.nullable().catch(null))
  .catch([])
  .transform((tenants) => tenants.filter((entry) => entry !== null));
