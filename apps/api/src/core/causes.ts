import { withoutSecretAddresses } from './secret-addresses.ts';

const maxCauses = 3;
const maxCharacters = 200;
/** Codes, tokens, and keys: long runs of the characters that they are written in. */
const secrets = /[\w+/=.~-]{32,}/g;
const controls = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/**
 * The messages of an error's causes, in one line of at most 200 characters without what may be a secret; empty if it
 * has none. Providers and their libraries may put any value into a message, so `known` secrets are removed however
 * short they are.
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

/** The message of a cause, with the error code that a provider or a library names. */
function messageOf(cause: unknown): string {
  if (typeof cause === 'string') return harmless(cause);
  if (!(cause instanceof Error)) return '';
  const code = codeOf(cause);
  return harmless(code === '' ? cause.message : `${cause.message} (${code})`);
}

/** The standard error of OAuth 2.0 that the provider answered; else the code of the library's error. */
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

/** The longest first: one may be the beginning of another. */
function without(known: readonly string[], text: string): string {
  const forms = known.flatMap((secret) => [secret, encodeURIComponent(secret)]).filter((one) => one !== '');
  return forms.toSorted((a, b) => b.length - a.length).reduce((rest, one) => rest.replaceAll(one, '…'), text);
}
