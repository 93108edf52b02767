import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { messages } from './english.ts';
import { unknownReason } from './issue-reasons.ts';
import { setLanguage, type Translation } from './language.ts';
import { sentence } from './schema-sentences.ts';
import { constantText, noun, text } from './text.ts';

describe('messages', () => {
  it('renders texts with and without parameters', () => {
    expect(text('auth.incorrect')).toBe('Email or password is incorrect. Try again.');
    expect(text('accounts.suspended', { world: 'Demo' })).toBe('You are suspended from Demo.');
  });

  it('keeps every sentence once', () => {
    const sentences = Object.values(messages).filter(
      (message): message is string => typeof message === 'string' && /[.!]$/.test(message),
    );
    const twice = sentences.filter((message, index) => sentences.indexOf(message) !== index);
    expect(twice).toEqual([]);
  });

  it('contains every text of every module, and no key twice', async () => {
    const folder = new URL('../', import.meta.url);
    const merging = ['first-', 'page-', 'visitor-', 'account-', 'shared-'].map(
      (name) => `core/${name}messages.ts`,
    );
    const modules = (await readdir(folder, { recursive: true })).filter(
      (name) => /messages\.ts$/.test(name) && !merging.includes(name),
    );
    const all = new Set<string>();
    for (const name of modules) {
      const exported: Record<string, object> = await import(new URL(name, folder).href);
      for (const key of Object.values(exported).flatMap(Object.keys)) {
        expect(all.has(key), `${key} in ${name}`).toBe(false);
        all.add(key);
      }
    }
    expect([...all].toSorted()).toEqual(Object.keys(messages).toSorted());
  });

  it('renders another language when it is set', () => {
    const german: Translation = {
      ...messages,
      language: 'de',
      'auth.signedIn': 'Du bist angemeldet.',
      'accounts.suspended': ({ world }) => `Du bist in ${world} gesperrt.`,
      'noun.day': { one: 'Tag', other: 'Tage' },
    };
    const later = sentence('auth.signedIn');
    setLanguage(german);
    try {
      expect(text('auth.signedIn')).toBe('Du bist angemeldet.');
      expect(later()).toBe('Du bist angemeldet.');
      expect(text('accounts.suspended', { world: 'Demo' })).toBe('Du bist in Demo gesperrt.');
      expect(noun('noun.day')).toEqual({ one: 'Tag', other: 'Tage' });
      expect(constantText('auth.signedIn')).toBe('Du bist angemeldet.');
    } finally {
      setLanguage(messages);
    }
  });

  it('has a text for a key from the wire only if all its parameters are given', () => {
    expect(constantText('access.suspended')).toBe('You are suspended in this account.');
    for (const key of ['accounts.suspended', 'noun.day', 'not.there', 'constructor'])
      expect(constantText(key)).toBeUndefined();
  });
});

describe('AppError', () => {
  it('has the text of its key as message', () => {
    const error = new AppError('invalid', 'members.updateFailed', { label: 'Title', reason: 'too long' });
    expect(error.message).toBe('Failed to update Title: too long');
    expect(error).toMatchObject({ kind: 'invalid', key: 'members.updateFailed' });
  });

  it('is made of a reason from the wire, or of a sentence without a key', () => {
    const read = AppError.of('forbidden', { key: 'access.suspended', params: {} });
    expect(read).toMatchObject({ key: 'access.suspended', message: 'You are suspended in this account.' });
    const unknown = AppError.of('invalid', unknownReason('Das geht nicht.'));
    expect(unknown).toMatchObject({ key: 'platform.reason', message: 'Das geht nicht.' });
  });

  it('keeps only the parameters that its text uses', () => {
    const config = { seconds: 5, masterKey: 'secret' };
    const error = new AppError('tooMany', 'request.tooMany', config);
    expect(error.message).toBe('Too many attempts. Please try again in 5 seconds.');
    expect(error.params).toEqual({ seconds: 5 });
    expect(new AppError('forbidden', 'access.suspended').params).toEqual({});
  });

  it('keeps details for operators in its cause', () => {
    const cause = new Error('ECONNREFUSED 10.0.0.1');
    const error = new AppError('unavailable', 'platform.unavailable').because(cause);
    expect(error.cause).toBe(cause);
    expect(error.message).not.toContain('10.0.0.1');
  });
});
