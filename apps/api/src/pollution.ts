import { AppError } from '@campus/contracts/app-error';

const dangerous: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Refuses an input with a key that could reach an object's prototype, at any depth. */
export function refusePollution(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (dangerous.has(key)) throw new AppError('invalid', 'request.malformed');
    refusePollution(inner);
  }
}
