import { AppError } from '@campus/contracts/core/app-error';

/** A client id and secret as received. */
export interface SentClient {
  clientId: string;
  clientSecret: string;
}

/** Reads the parameters of a form. Duplicates are refused (RFC 6749, 3.2). */
export function readForm(body: unknown): ReadonlyMap<string, string> {
  const sent = body instanceof URLSearchParams ? [...body] : [];
  const form = new Map(sent);
  if (sent.length === 0 || form.size < sent.length) throw new AppError('invalid', 'credentials.oauth.form');
  return form;
}

/** Reads the client from HTTP Basic or from the form (RFC 6749, 2.3.1). Sending both is refused. */
export function readClient(authorization: string | undefined, form: ReadonlyMap<string, string>): SentClient {
  const inForm = { clientId: form.get('client_id'), clientSecret: form.get('client_secret') };
  const { clientId, clientSecret } = authorization === undefined ? inForm : basicOf(authorization);
  const isTwice = authorization !== undefined && inForm.clientSecret !== undefined;
  if (isTwice || clientId === undefined || clientSecret === undefined)
    throw new AppError('invalid', 'credentials.oauth.client');
  return { clientId, clientSecret };
}

/** Client id and secret, each form-encoded as RFC 6749 requires. */
function basicOf(authorization: string): Partial<SentClient> {
  const encoded = /^Basic +([\w+/=]+)$/i.exec(authorization)?.[1] ?? '';
  const [clientId, clientSecret] = Buffer.from(encoded, 'base64').toString().split(':', 2);
  return clientId === undefined || clientSecret === undefined
    ? {}
    : { clientId: decoded(clientId), clientSecret: decoded(clientSecret) };
}

function decoded(value: string): string {
  return new URLSearchParams(`value=${value.replaceAll('&', '%26')}`).get('value') ?? '';
}
