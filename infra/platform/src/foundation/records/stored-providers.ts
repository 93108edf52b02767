import * as z from 'zod';

// A value that an administrator wrote directly into the database counts as far as it is valid.

/** How a world signs people in by Google, from the column `googleSettings`. The domains are without '@'. */
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

/** The Microsoft tenants whose accounts may sign in to a world, from the column `azureData`. */
export const storedTenants = z
  .array(tenant.nullable().catch(null))
  .catch([])
  .transform((tenants) => tenants.filter((entry) => entry !== null));
