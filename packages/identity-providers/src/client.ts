import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as oidc from 'openid-client';
import type { Provider } from './provider.ts';
import { ProviderFault } from './provider-fault.ts';
import { refusalOf, rejected } from './refusals.ts';

/** The accepted difference to a provider's clock, in seconds. */
export const clockTolerance = 60;

const timeoutSeconds = 5;
const hour = 60 * 60 * 1000;

/** A provider with its discovery document. */
export interface Client {
  configuration: oidc.Configuration;
  /** The provider's keys. They are fetched on first use, and again if a key is missing. */
  keys: JWTVerifyGetKey;
  /** Whether the provider's redirect always names the issuer (RFC 9207). */
  namesIssuer: boolean;
}

const clients = new Map<string, { client: Promise<Client>; until: number }>();

/** Returns the client for a provider. Its discovery document is cached for an hour. */
export function clientOf(provider: Provider): Promise<Client> {
  const key = JSON.stringify([provider.issuer, provider.clientId, provider.clientSecret]);
  const known = clients.get(key);
  if (known && known.until > Date.now()) return known.client;
  const client = discover(provider);
  clients.set(key, { client, until: Date.now() + hour });
  client.catch(() => clients.delete(key));
  return client;
}

async function discover(provider: Provider): Promise<Client> {
  const issuer = new URL(provider.issuer);
  if (!isSafe(issuer.href)) throw rejected(provider).because(notSafe(issuer.href));
  const configuration = await oidc
    .discovery(
      issuer,
      provider.clientId,
      { [oidc.clockTolerance]: clockTolerance },
      authenticationOf(provider),
      {
        timeout: timeoutSeconds,
        execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
      },
    )
    .catch((error: unknown) => {
      throw refusalOf(provider, error);
    });
  const server = configuration.serverMetadata();
  const wrong = faultOf(server, provider.issuer);
  if (wrong || !server.jwks_uri)
    throw rejected(provider).because(wrong ?? new ProviderFault('token', 'it names no keys'));
  return {
    configuration,
    keys: createRemoteJWKSet(new URL(server.jwks_uri), { timeoutDuration: timeoutSeconds * 1000 }),
    namesIssuer: server.authorization_response_iss_parameter_supported === true,
  };
}

/** Returns what is wrong with a discovery document, or undefined. */
function faultOf(server: oidc.ServerMetadata, issuer: string): ProviderFault | undefined {
  if (server.issuer !== issuer)
    return new ProviderFault('issuer', `its document is of the issuer ${server.issuer}`);
  const endpoints = [
    server.authorization_endpoint,
    server.token_endpoint,
    server.userinfo_endpoint,
    server.jwks_uri,
  ];
  const unsafe = endpoints.find((endpoint) => endpoint !== undefined && !isSafe(endpoint));
  return unsafe === undefined ? undefined : notSafe(unsafe);
}

function notSafe(address: string): ProviderFault {
  return new ProviderFault('unsafe', `${address} is not reached by https`);
}

/** Whether requests to the address stay private: over https, or on this machine. */
function isSafe(address: string): boolean {
  const url = URL.parse(address);
  const isLoopback = url !== null && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback);
}

/**
 * Sends the secret in the header, which is the default at registration, or in the body if the provider
 * accepts it only there.
 */
function authenticationOf({ clientSecret }: Provider): oidc.ClientAuth {
  if (clientSecret === '') return oidc.None();
  const inBody = oidc.ClientSecretPost(clientSecret);
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    if (!methods.includes('client_secret_basic')) return inBody(server, client, body, headers);
    // The library would encode even a hyphen, which many providers forget to decode.
    const credentials = [client.client_id, clientSecret].map(encodeURIComponent).join(':');
    headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
  };
}
