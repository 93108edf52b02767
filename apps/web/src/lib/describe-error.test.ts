import { messages } from '@campus/contracts/core/english';
import { type MessageKey, speak } from '@campus/contracts/core/messages';
import { TRPCClientError } from '@trpc/client';
import { afterEach, describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

/** An error as the client gets it from the gateway. */
function answered(message: string, key: MessageKey): unknown {
  const data = { code: 'FORBIDDEN', key, requestId: 'request-1' };
  return TRPCClientError.from({ error: { message, code: -32603, data } });
}

describe('describeError', () => {
  afterEach(() => speak(messages));

  it('says a text without parameters in the language that is spoken, whatever language the gateway speaks', () => {
    speak({ ...messages, 'access.suspended': 'Du bist gesperrt.' });
    const described = describeError(answered('You are suspended in this account.', 'access.suspended'));
    expect(described.message).toBe('Du bist gesperrt.');
  });

  it('shows the sentence of the gateway where the text needs parameters, or says more than its key', () => {
    const suspended = 'You are suspended from Demo.';
    expect(describeError(answered(suspended, 'accounts.suspended')).message).toBe(suspended);
    const invalid = 'At most 64 characters are allowed.';
    expect(describeError(answered(invalid, 'request.invalid')).message).toBe(invalid);
  });
});
