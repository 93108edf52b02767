import type { WireServerConfig, WireSsoConfig } from '@campus/contracts/worlds/functions';
import { answers, type Behavior } from '@campus/parse-adapter/testing/upstream';

export const world: WireServerConfig = {
  name: 'demo',
  accountId: 'a1',
  organizationName: 'Demo Campus',
  logo: '',
  theme: '',
  worldBuildVersion: '2.0',
  disableRememberMe: false,
  disallowPasswordLogin: false,
  googleSettings: { enabled: false },
  azureData: [],
  invitesOnly: false,
  enableRestrictedRegistration: false,
  invitesOnlyHint: '',
  closed: '',
  requiredSignUpFields: ['email', 'password', 'firstname', 'lastname'],
};

export const ssoConfig: WireSsoConfig = {
  objectId: 'SsoDemo',
  type: 'oidc',
  provider: 'https://university.test',
  name: 'Demo University',
  clientId: 'campus-console',
  redirectParams: {},
  params: {
    grantType: 'authorization_code',
    nonceField: 'nonce',
    stateField: 'state',
    codeChallengeField: 'code_challenge',
    userinfo: false,
    tokenType: 'id_token',
    tenantUrl: '',
  },
  dashboardEndpoints: [],
};

/** The platform's answers about one world with these sign-in methods. */
export function worldWith(
  ssoConfigs: readonly WireSsoConfig[],
  overrides: Partial<WireServerConfig> = {},
): Record<string, Behavior> {
  return {
    ClientInfo: (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"demo","levels":[]}'),
    getServerConfig: answers({ ...world, ...overrides }),
    getSSOConfigs: answers(ssoConfigs),
    getSSOConfig: answers(null),
  };
}
