import { messages } from '@campus/contracts/core/english';
import type { MessageKey } from '@campus/contracts/core/keys';
import { setLanguage } from '@campus/contracts/core/language';
import { TRPCClientError } from '@trpc/client';
import { afterEach, describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

/** An error as the client receives it from the gateway. */
function answered(message: string, key: MessageKey, more: object = {}): unknown {
  const data = { code: 'FORBIDDEN', key, requestId: 'request-1', ...more };
  return TRPCClientError.from({ error: { message, code: -32603, data } });
}

describe('describeError', () => {
  afterEach(() => setLanguage(messages));

  it('shows a text without parameters in the language of the page, regardless of the gateway’s', () => {
    setLanguage({ ...messages, 'access.suspended': 'Du bist gesperrt.' });
    const described = describeError(answered('You are suspended in this account.', 'access.suspended'));
    expect(described.message).toBe('Du bist gesperrt.');
  });

  it('says a text with its parameters in the language that is spoken', () => {
    setLanguage({ ...messages, 'accounts.suspended': ({ world }) => `Du bist in ${world} gesperrt.` });
    const failure = answered('You are suspended from Demo.', 'accounts.suspended', {
      params: { world: 'Demo' },
    });
    expect(describeError(failure).message).toBe('Du bist in Demo gesperrt.');
  });

  it('names field and fault in the language of the page', () => {
    setLanguage({ ...messages, 'text.tooLong': ({ max }) => `Höchstens ${max} Zeichen.` });
    const message = 'At most 64 characters are allowed.';
    const issues = [{ path: 'name', message, key: 'text.tooLong', params: { max: 64 } }];
    expect(describeError(answered(message, 'request.invalid', { issues }))).toMatchObject({
      message: 'Höchstens 64 Zeichen.',
      fieldErrors: { name: ['Höchstens 64 Zeichen.'] },
    });
  });

  it('calls a lost connection one, and no failure of the server', () => {
    const lost = TRPCClientError.from(new TypeError('Failed to fetch'));
    const unread = TRPCClientError.from(new SyntaxError('Unexpected token <'));
    expect(describeError(lost).message).toBe(
      'The server cannot be reached. Please check your connection and try again.',
    );
    expect(describeError(unread).message).toMatch(/^The server could not complete your request/);
  });

  it('shows the sentence of the gateway where parameters are missing, or it says more than its key', () => {
    const suspended = 'You are suspended from Demo.';
    expect(describeError(answered(suspended, 'accounts.suspended')).message).toBe(suspended);
    const invalid = 'At most 64 characters are allowed.';
    expect(describeError(answered(invalid, 'request.invalid')).message).toBe(invalid);
  });
});
