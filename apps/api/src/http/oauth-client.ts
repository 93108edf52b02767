import { AppError } from '@campus/contracts/core/app-error';

/** A client id and a client secret as they were sent. */
export interface SentClient {
  clientId: string;
  clientSecret: string;
}

/** The parameters of a form. None of them may be there twice (RFC 6749, 3.2). */
export function readForm(body: unknown): ReadonlyMap<string, string> {
  const sent = body instanceof URLSearchParams ? [...body] : [];
  const form = new Map(sent);
  if (sent.length === 0 || form.size < sent.length) throw new AppError('invalid', 'credentials.oauth.form');
  return form;
}

/** The client of a request: by HTTP Basic or in the form (RFC 6749, 2.3.1), and not by both. */
export function readClient(authorization: string | undefined, form: ReadonlyMap<string, string>): SentClient {
  const inForm = { clientId: form.get('client_id'), clientSecret: form.get('client_secret') };
  const { clientId, clientSecret } = authorization === undefined ? inForm : basicOf(authorization);
  const isTwice = authorization !== undefined && inForm.clientSecret !== undefined;
  if (isTwice || clientId === undefined || clientSecret === undefined)
    throw new AppError('invalid', 'credentials.oauth.client');
  return { clientId, clientSecret };
}

/** Client id and secret, each encoded as in a form, as RFC 6749 asks for. */
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
