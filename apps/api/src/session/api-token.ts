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

/** The content that the gateway seals into the token of a script. */
type ApiToken = z.output<typeof tokenSchema>;

/** Makes and opens the tokens of scripts. */
export interface ApiTokens {
  seal(token: ApiToken, seconds: number): Promise<string>;
  /** Undefined for foreign and expired tokens. */
  open(sealed: string): Promise<Session | undefined>;
}

/** Programs that search code for secrets know a token by its beginning. */
const prefix = 'campus_token_';

/** Tokens sealed with a key that follows from `secret`; another secret cannot open them. */
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
