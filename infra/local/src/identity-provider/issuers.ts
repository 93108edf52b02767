import type { AccountClaims, ClientMetadata } from 'oidc-provider';
import type { ClientSecrets } from './config.ts';
import type { Person } from './people.ts';

/** One of the issuers that this provider simulates, with the console as its client. */
export interface Issuer {
  /** The path of its address. */
  path: string;
  name: string;
  /** The claims about a person in its tokens. */
  claimsOf(person: Person): AccountClaims;
  clients: ClientMetadata[];
}

/** The console addresses for redirects. */
export interface Console {
  publicUrl: string;
  secrets: ClientSecrets;
}

/** The console's client id at every issuer. */
export const consoleClientId = 'campus-console';

const returnPaths = ['/google', '/microsoft', '/oidc', '/okta'];

/** The issuers that the local provider simulates, each with the console as a client. */
export function issuersFor({ publicUrl, secrets }: Console): Issuer[] {
  const redirectUris = returnPaths.map((path) => publicUrl.replace(/\/+$/, '') + path);
  const microsoft = (tenant: string, name: string): Issuer => ({
    path: `/microsoft/${tenant}`,
    name: `Microsoft of ${name}`,
    claimsOf: (person) => microsoftClaims(person, tenant),
    clients: [confidentialClient(secrets.microsoft, redirectUris), otherClient(redirectUris)],
  });
  return [
    {
      path: '/google',
      name: 'Google',
      claimsOf: googleClaims,
      clients: [confidentialClient(secrets.google, redirectUris), otherClient(redirectUris)],
    },
    microsoft('contoso', 'Contoso'),
    microsoft('northwind', 'Northwind'),
    {
      path: '/university',
      name: 'Demo University',
      claimsOf: openIdClaims,
      clients: [publicClient(redirectUris), otherClient(redirectUris), ...implicitClient(redirectUris)],
    },
    {
      path: '/alps',
      name: 'Alps Federation',
      claimsOf: openIdClaims,
      clients: [publicClient(redirectUris), otherClient(redirectUris)],
    },
    {
      path: '/passport',
      name: 'Passport',
      claimsOf: openIdClaims,
      clients: [
        confidentialClient(secrets.passport, redirectUris),
        publicClient(redirectUris, 'campus-public'),
        otherClient(redirectUris),
      ],
    },
  ];
}

function publicClient(redirectUris: string[], id = consoleClientId): ClientMetadata {
  return { client_id: id, redirect_uris: redirectUris, token_endpoint_auth_method: 'none' };
}

function confidentialClient(secret: string, redirectUris: string[]): ClientMetadata {
  return {
    ...publicClient(redirectUris),
    client_secret: secret,
    token_endpoint_auth_method: 'client_secret_basic',
  };
}

/** Another application. Tokens issued to it must not open the console. */
function otherClient(redirectUris: string[]): ClientMetadata {
  return publicClient(redirectUris, 'other-application');
}

/** The console as a client that receives id tokens in the redirect; over http on loopback addresses only. */
function implicitClient(redirectUris: string[]): ClientMetadata[] {
  const { protocol, hostname } = new URL(redirectUris[0] ?? '');
  const onLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol === 'http:' && !onLoopback) return [];
  return [
    {
      ...publicClient(redirectUris, 'campus-implicit'),
      application_type: onLoopback ? 'native' : 'web',
      grant_types: ['implicit'],
      response_types: ['id_token'],
    },
  ];
}

function openIdClaims({ sub, email, email_verified, given_name, family_name }: Person): AccountClaims {
  return { sub, email, email_verified, given_name, family_name };
}

function googleClaims(person: Person): AccountClaims {
  return { ...openIdClaims(person), ...(person.hd === undefined ? {} : { hd: person.hd }) };
}

/** Microsoft never states whether an email is verified, and names guests after their home tenant. */
function microsoftClaims({ sub, email, acct, ...person }: Person, tenant: string): AccountClaims {
  const guestName = `${email.replace('@', '_')}#EXT#@${tenant}.test`;
  return {
    sub,
    email,
    acct,
    tid: tenant,
    name: `${person.given_name} ${person.family_name}`.trim(),
    preferred_username: acct === 1 ? guestName : email,
  };
}
