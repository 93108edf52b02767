import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId } from '../core/fields.ts';

const feature = (what: string) => z.boolean().describe(`Whether the account may use ${what}.`);

/** What the operators of the platform allow an account. */
export const accountFeatures = z
  .object({
    apiAccess: feature('API credentials, and scripts with their tokens'),
    memberExport: feature('the export of its members'),
    privateSpaces: feature('private spaces'),
    roomPasscodes: feature('passcodes of regular rooms'),
    speechToText: feature('speech-to-text'),
    zoom: feature('Zoom meetings in rooms'),
  })
  .describe('What an account may use.')
  .meta({ id: 'AccountFeatures' });
export type AccountFeatures = z.output<typeof accountFeatures>;

export const readFeatures = contract({
  kind: 'query',
  access: 'superadmin',
  summary: 'What an account may use (superadmins).',
  rest: { method: 'GET', path: '/accounts/{accountId}/features' },
  input: z.object({ accountId }),
  output: accountFeatures,
});

export const updateFeatures = contract({
  kind: 'mutation',
  access: 'superadmin',
  summary:
    'Allow an account to use features, or no longer (superadmins). Omitted features stay as they are. Without API access, tokens of its credentials stop working at once.',
  rest: { method: 'PATCH', path: '/accounts/{accountId}/features' },
  input: accountFeatures.partial().extend({ accountId }),
  output: accountFeatures,
  audit: 'accounts.updateFeatures',
  limit: { calls: 60, seconds: 60 },
});
