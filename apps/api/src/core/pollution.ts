import { AppError } from '@campus/contracts/core/app-error';
import { unsafeKeys } from '@campus/domain/core/unsafe-keys';

const dangerous: ReadonlySet<string> = new Set(unsafeKeys);

/** Refuses an input with a key that could reach an object's prototype, at any depth. */
export function refusePollution(input: unknown): void {
  // Not recursive: the input may be nested deeper than the stack.
  const waiting: unknown[] = [input];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (dangerous.has(key)) throw new AppError('invalid', 'request.malformed');
      waiting.push(inner);
    }
  }
}
