/** Names of fields that hold a secret, in lowercase without hyphens and underscores. */
const names: ReadonlySet<string> = new Set([
  'password',
  'currentpassword',
  'newpassword',
  'confirmation',
  'passwordhash',
  'hashedpassword',
  'passcode',
  'passcodes',
  'code',
  'codes',
  'recoverycode',
  'recoverycodes',
  'secret',
  'clientsecret',
  'tokensecret',
  'bouncesecret',
  'ssosecrets',
  'token',
  'idtoken',
  'accesstoken',
  'refreshtoken',
  'sessiontoken',
  'waitingtoken',
  'metricstoken',
  'xparsesessiontoken',
  'masterkey',
  'xparsemasterkey',
  'verifier',
  'codeverifier',
  'passkey',
  'signature',
  'webhook',
  'webhooks',
  'webhookurl',
  'incomingwebhook',
  'invitationid',
  'authorization',
  'proxyauthorization',
  'cookie',
  'params',
  'nonce',
  'setcookie',
]);

const hidden = '[redacted]';

/** The maximum depth of the search in objects. */
const deepest = 12;

/** Whether a field name means a secret, in any casing or separator style. */
export function isSecretField(name: string): boolean {
  return names.has(name.replaceAll(/[-_]/g, '').toLowerCase());
}

/**
 * Copies plain objects, lists, and serialized errors without the values of secret fields, at any depth. Error
 * codes such as ECONNREFUSED, 23505, or 141 are kept because they identify the failure.
 */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (depth > deepest) return hidden;
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, depth + 1));
  return isPlain(value) || isSerializedError(value) ? withoutSecretFields(value, depth) : value;
}

/** Copies an object without the values of its secret fields, at any depth. */
export function withoutSecretFields(fields: object, depth = 0): Record<string, unknown> {
  const isOfError = isSerializedError(fields);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const isShown = !isSecretField(name) || (isOfError && name === 'code' && isErrorCode(value));
      return [name, isShown ? withoutSecrets(value, depth + 1) : hidden];
    }),
  );
}

/** Returns the texts in the secret fields of an object. */
export function secretsIn(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    isSecretField(name) && typeof value === 'string' ? [value] : [],
  );
}

function isErrorCode(value: unknown): boolean {
  return /^([A-Z_]{1,40}|[0-9A-Z]{5}|\d{1,3})$/.test(String(value));
}

function isSerializedError(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Error) &&
    'stack' in value &&
    typeof value.stack === 'string'
  );
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
