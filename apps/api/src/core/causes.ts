import { withoutSecretAddresses } from './secret-addresses.ts';

const maxCauses = 3;
const maxCharacters = 200;
/** Codes, tokens, and keys: long runs of their usual characters. */
const secrets = /[\w+/=.~-]{32,}/g;
const controls = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/**
 * Returns the messages of an error's causes as one line of at most 200 characters, or an empty string. Long
 * runs that may be secrets are removed. Providers may put any value into a message, so `known` secrets are
 * removed at any length.
 */
export function causeOf(error: unknown, known: readonly string[] = []): string {
  const messages: string[] = [];
  for (let cause = under(error); cause !== undefined && messages.length < maxCauses; cause = under(cause)) {
    const message = messageOf(cause);
    if (message !== '') messages.push(message);
  }
  return without(known, messages.join(': ')).slice(0, maxCharacters);
}

function under(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

/** A cause's message, with the error code from the provider or library. */
function messageOf(cause: unknown): string {
  if (typeof cause === 'string') return harmless(cause);
  if (!(cause instanceof Error)) return '';
  const code = codeOf(cause);
  return harmless(code === '' ? cause.message : `${cause.message} (${code})`);
}

/** The provider's OAuth 2.0 error code, or else the library's error code. */
function codeOf(cause: Error): string {
  for (const name of ['error', 'code'] as const) {
    const value: unknown = Object.getOwnPropertyDescriptor(cause, name)?.value;
    if (typeof value === 'string' && /^\w{1,40}$/.test(value)) return value;
  }
  return '';
}

function harmless(text: string): string {
  return withoutSecretAddresses(text.slice(0, 2000)).replaceAll(controls, ' ').replaceAll(secrets, '…');
}

/** Removes the longest first, because one secret may be the beginning of another. */
function without(known: readonly string[], text: string): string {
  const forms = known.flatMap((secret) => [secret, encodeURIComponent(secret)]).filter((one) => one !== '');
  return forms.toSorted((a, b) => b.length - a.length).reduce((rest, one) => rest.replaceAll(one, '…'), text);
}
