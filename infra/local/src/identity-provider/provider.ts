import { type JWK, Provider } from 'oidc-provider';
import type { Issuer } from './issuers.ts';
import { createMemory } from './memory.ts';
import { failurePage } from './pages.ts';
import type { People } from './people.ts';
import { signInSteps } from './sign-in.ts';

// In seconds.
const minute = 60;
const hour = 60 * minute;

/** The claims of each scope. Claims that an issuer does not have are left out. */
const claims = {
  openid: ['sub', 'hd', 'tid', 'acct'],
  email: ['email', 'email_verified'],
  profile: ['name', 'given_name', 'family_name', 'preferred_username'],
};

export interface ProviderParts {
  /** The origin of all issuers; the issuer's path follows it. */
  origin: string;
  key: JWK;
  people: People;
}

/** An OpenID provider for one issuer: a certified library with our own people and sign-in page. */
export function createProvider(issuer: Issuer, { origin, key, people }: ProviderParts): Provider {
  const { path, name } = issuer;
  const provider = new Provider(origin + path, {
    adapter: createMemory(),
    claims,
    clients: issuer.clients,
    // As with Google, Microsoft, and Okta, the id token itself identifies the person.
    conformIdTokenClaims: false,
    cookies: { long: { path } },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    findAccount: (_, sub) => {
      const person = people.find(sub);
      return person && { accountId: sub, claims: () => issuer.claimsOf(person) };
    },
    interactions: { url: (_, { uid }) => `${path}/interaction/${uid}` },
    jwks: { keys: [key] },
    pkce: { required: () => true },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'html';
      ctx.body = failurePage(error_description ?? error);
    },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: minute,
      Grant: hour,
      IdToken: hour,
      Interaction: hour,
      Session: hour,
    },
  });
  provider.use(signInSteps({ provider, path, name, people }));
  return provider;
}
