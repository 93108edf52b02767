import { apiScope } from '@campus/contracts/credentials/credentials';
import * as z from 'zod';
import { createSealer } from './seal.ts';
import type { Session } from './session.ts';

const tokenSchema = z.object({
  /** The platform's token. */
  token: z.string().min(1),
  credentialId: z.string().min(1),
  accountId: z.string().min(1),
  scopes: z.array(apiScope),
});

/** The content of a script's sealed token. */
type ApiToken = z.output<typeof tokenSchema>;

/** Seals and opens script tokens. */
export interface ApiTokens {
  seal(token: ApiToken, seconds: number): Promise<string>;
  /** Undefined for foreign and expired tokens. */
  open(sealed: string): Promise<Session | undefined>;
}

/** Secret scanners recognize a token by its prefix. */
const prefix = 'campus_token_';

/** Tokens sealed with a key derived from `secret`. Another secret cannot open them. */
export function createApiTokens(secret: string): ApiTokens {
  const sealer = createSealer(secret, { purpose: 'campus api token', schema: tokenSchema });
  return {
    seal: async (token, seconds) => prefix + (await sealer.seal(token, seconds)),
    async open(sealed) {
      if (!sealed.startsWith(prefix)) return undefined;
      const opened = await sealer.open(sealed.slice(prefix.length));
      if (!opened) return undefined;
      const { token, credentialId: userId, accountId, scopes } = opened;
      return { token, userId, grant: { accountId, scopes } };
    },
  };
}
