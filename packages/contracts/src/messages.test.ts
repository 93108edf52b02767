import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { keyOfText, messages, text } from './messages.ts';

describe('messages', () => {
  it('renders constants and texts that vary', () => {
    expect(text('auth.incorrect')).toBe('Email or password is incorrect. Try again.');
    expect(text('accounts.suspended', { world: 'Demo' })).toBe('You are suspended from Demo.');
  });

  it('keeps every constant text once, so that it can be found again by its text', () => {
    const constants = Object.values(messages).filter((message) => typeof message === 'string');
    const twice = constants.filter((message, index) => constants.indexOf(message) !== index);
    expect(twice).toEqual([]);
    expect(keyOfText(text('members.permission.own'))).toBe('members.permission.own');
    expect(keyOfText('Something else')).toBeUndefined();
  });
});

describe('AppError', () => {
  it('speaks the text of its key', () => {
    const error = new AppError('invalid', 'members.updateFailed', { label: 'Title', reason: 'too long' });
    expect(error.message).toBe('Failed to update Title: too long');
    expect(error).toMatchObject({ kind: 'invalid', key: 'members.updateFailed' });
  });

  it('takes a text from the wire back to its key, and passes unknown texts on', () => {
    expect(AppError.fromText('forbidden', text('access.suspended')).key).toBe('access.suspended');
    const foreign = AppError.fromText('invalid', 'Das geht nicht.');
    expect(foreign).toMatchObject({ key: 'platform.reason', message: 'Das geht nicht.' });
  });

  it('keeps what only operators may see in its cause', () => {
    const cause = new Error('ECONNREFUSED 10.0.0.1');
    const error = new AppError('unavailable', 'platform.unavailable').because(cause);
    expect(error.cause).toBe(cause);
    expect(error.message).not.toContain('10.0.0.1');
  });
});
