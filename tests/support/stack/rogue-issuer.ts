import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

/** Undefined claims are omitted. */
export type Claims = Readonly<Record<string, unknown>>;

/** An OpenID provider that signs and answers anything a test requests. */
export interface RogueIssuer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /**
   * An id token with these claims over valid defaults: issuer, audience, a new subject, and five minutes of
   * lifetime.
   */
  sign(
    claims?: Claims,
    signing?: { alg?: 'ES256' | 'none' | 'HS256'; key?: 'own' | 'other' },
  ): Promise<string>;
  /** A code that the token endpoint exchanges once, for its client. */
  grant(code: Grant): string;
  /** An access token for which the userinfo endpoint returns these claims. */
  tell(claims: Claims): string;
  /** The console's requests so far, as method and path. */
  requests: readonly string[];
  close(): Promise<void>;
}

interface Grant {
  idToken?: string;
  accessToken?: string;
  redirectUri: string;
  /** The client that may exchange the code. Default: the issuer's own client. */
  clientId?: string;
  /** The S256 challenge that the verifier must match. */
  challenge?: string;
}

interface Settings {
  /** The issuer's path after the origin. */
  path?: string;
  /** Overrides of the discovery document. */
  metadata?: Record<string, unknown>;
}

interface Client {
  clientId: string;
  clientSecret: string;
  /** By default, only the header is checked. */
  takesSecretInBody: boolean;
}

type Answer = { status: number; body: unknown };

/** Starts a test's own provider on this machine. */
export async function startRogueIssuer({ path = '', metadata = {} }: Settings = {}): Promise<RogueIssuer> {
  const [own, other] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'ES256', use: 'sig' }] };
  const clientId = `client-${random()}`;
  const clientSecret = random();
  const takesSecretInBody = JSON.stringify(metadata).includes('client_secret_post');
  const codes = new Map<string, Grant>();
  const userInfo = new Map<string, Claims>();
  const requests: string[] = [];
  let issuer = '';

  const routes: Record<string, (request: IncomingMessage) => Answer | Promise<Answer>> = {
    '/.well-known/openid-configuration': () => ok({ ...documentOf(issuer), ...metadata }),
    '/keys': () => ok(keys),
    '/token': async (request) =>
      exchange(codes, await readForm(request), { clientId, clientSecret, takesSecretInBody }),
    '/me': ({ headers }) => {
      const claims = userInfo.get(headers.authorization?.replace(/^Bearer /, '') ?? '');
      return claims ? ok(claims) : { status: 401, body: { error: 'invalid_token' } };
    },
  };
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const route = routes[(request.url ?? '').slice(path.length)];
    const answer = route ? await route(request) : { status: 404, body: {} };
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`;

  return {
    issuer,
    clientId,
    clientSecret,
    requests,
    sign: (claims = {}, { alg = 'ES256', key = 'own' } = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const good = { iss: issuer, aud: clientId, sub: `sub-${random()}`, iat: now, exp: now + 300 };
      const payload: JWTPayload = JSON.parse(JSON.stringify({ ...good, ...claims }));
      if (alg === 'none') return Promise.resolve(new UnsecuredJWT(payload).encode());
      const secret = alg === 'HS256' ? new TextEncoder().encode(clientSecret) : undefined;
      const pair = key === 'own' ? own : other;
      return new SignJWT(payload).setProtectedHeader({ alg, kid: 'own' }).sign(secret ?? pair.privateKey);
    },
    grant: (code) => remember(codes, code),
    tell: (claims) => remember(userInfo, claims),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function documentOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code', 'id_token'],
    subject_types_supported: ['public'],
    // Even if a provider announces `none`, clients must not accept unsigned tokens.
    id_token_signing_alg_values_supported: ['ES256', 'HS256', 'none'],
  };
}

function exchange(
  codes: Map<string, Grant>,
  form: URLSearchParams & { authorization?: string },
  client: Client,
): Answer {
  const code = form.get('code') ?? '';
  const grant = codes.get(code);
  codes.delete(code);
  if (!isClient(form, client)) return { status: 401, body: { error: 'invalid_client' } };
  const answered = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isGood =
    grant !== undefined &&
    (grant.clientId ?? client.clientId) === client.clientId &&
    grant.redirectUri === form.get('redirect_uri') &&
    (grant.challenge === undefined || grant.challenge === answered);
  if (!isGood) return { status: 400, body: { error: 'invalid_grant' } };
  const { accessToken = random(), idToken } = grant;
  return ok({ access_token: accessToken, token_type: 'Bearer', ...(idToken && { id_token: idToken }) });
}

/** A public client sends its id. A secret must be correct and in the right place. */
function isClient(
  form: URLSearchParams & { authorization?: string },
  { clientId, clientSecret, takesSecretInBody }: Client,
): boolean {
  const secret = form.get('client_secret');
  if (secret !== null || !form.authorization)
    return (
      form.get('client_id') === clientId &&
      (secret === null || (takesSecretInBody && secret === clientSecret))
    );
  const credentials = Buffer.from(form.authorization.replace(/^Basic /, ''), 'base64').toString();
  return decodeURIComponent(credentials) === `${clientId}:${clientSecret}`;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams & { authorization?: string }> {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { authorization } = request.headers;
  return Object.assign(new URLSearchParams(body), authorization && { authorization });
}

function remember<T>(known: Map<string, T>, value: T): string {
  const key = random();
  known.set(key, value);
  return key;
}

function ok(body: unknown): Answer {
  return { status: 200, body };
}

// Hexadecimal, so that nothing in it needs escaping in a header.
function random(): string {
  return randomBytes(16).toString('hex');
}
