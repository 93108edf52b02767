import './account-messages.ts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { messages } from './english.ts';
import { firstName, lastName } from './fields.ts';
import { firstReason } from './issue-reasons.ts';
import type { MessageParams, SharedKey } from './keys.ts';
import { setLanguage, type Translation } from './language.ts';
import type { Params } from './params.ts';
import { bounded, readReason, reason, textOf } from './reasons.ts';
import { sentence } from './schema-sentences.ts';
import { ownSentences } from './sentences.ts';
import { sharedMessages } from './shared-messages.ts';

/** Keys with parameters that JSON cannot carry unchanged. */
type NotScalar = {
  [K in SharedKey]: MessageParams<K> extends [] ? never : MessageParams<K>[0] extends Params ? never : K;
}[SharedKey];

describe('a reason', () => {
  it('is rendered when it is read, in the language of that moment', () => {
    const stored = reason('imports.row.repeated', { line: 7 });
    expect(textOf(stored)).toBe('Duplicate of line 7.');
    const german: Translation = {
      ...messages,
      'imports.row.repeated': ({ line }) => `Steht schon in Zeile ${line}.`,
    };
    setLanguage(german);
    try {
      expect(textOf(stored)).toBe('Steht schon in Zeile 7.');
    } finally {
      setLanguage(messages);
    }
  });

  it('keys on the wire: carries fields and roles as keys, and renders them in the language of the reader', () => {
    const stored = reason('members.changedMeanwhile', {
      label: { key: 'members.field.permission' },
      value: { key: 'role.admin' },
    });
    const sent = JSON.parse(JSON.stringify(stored));
    expect(sent.params).toEqual({ label: { key: 'members.field.permission' }, value: { key: 'role.admin' } });
    const fields = reason('imports.row.notInvited', { fields: [{ key: 'members.field.title' }, 'Faculty'] });
    expect(textOf(fields)).toMatch(/: Title, Faculty\.$/);
    setLanguage({
      ...messages,
      'members.changedMeanwhile': ({ label, value }) => `${label} ist jetzt „${value}“.`,
      'members.field.permission': 'Rolle',
      'role.admin': 'Verwalterin',
    });
    try {
      expect(textOf(readReason(sent) ?? stored)).toBe('Rolle ist jetzt „Verwalterin“.');
    } finally {
      setLanguage(messages);
    }
  });

  it('has parameters that travel unchanged, and none with the name of a secret', () => {
    expectTypeOf<NotScalar>().toBeNever();
    const parameters = Object.values(sharedMessages).flatMap((message) =>
      typeof message === 'function'
        ? [...String(message).matchAll(/\bp\.(\w+)/g)].map(([, name]) => name)
        : [],
    );
    expect(parameters).toContain('reason');
    expect(parameters.filter((name) => /password|token|secret|hash|session/i.test(name ?? ''))).toEqual([]);
  });
});

describe('readReason', () => {
  it('reads the sent parameters, and omits those that the text does not use', () => {
    const sent = JSON.parse(JSON.stringify(reason('request.tooMany', { seconds: 5 })));
    expect(readReason(sent)).toEqual({ key: 'request.tooMany', params: { seconds: 5 } });
    expect(readReason({ key: 'access.suspended' })).toEqual({ key: 'access.suspended', params: {} });
    expect(readReason({ key: 'auth.locked', params: { seconds: 2, more: 'x' } })?.params).toEqual({
      seconds: 2,
    });
  });

  it.each([
    ['an unknown key', { key: 'not.there', params: {} }],
    ['a key that every object has', { key: 'constructor', params: {} }],
    ['the key of a noun', { key: 'noun.day', params: {} }],
    ['the key of a text that only a page has', { key: 'audit.kept', params: { days: '2' } }],
    ['a very long key', { key: 'a'.repeat(1_000_000) }],
    ['a missing parameter', { key: 'request.tooMany', params: {} }],
    ['a parameter every object has', { key: 'request.tooMany', params: { toString: 1 } }],
    ['a parameter that is no scalar', { key: 'request.tooMany', params: { seconds: { valueOf: 1 } } }],
    [
      'a parameter with an unknown key',
      { key: 'request.tooMany', params: { seconds: { key: 'not.there' } } },
    ],
    [
      'a parameter with the key of a sentence',
      { key: 'request.tooMany', params: { seconds: { key: 'auth.locked' } } },
    ],
    ['a list with a number', { key: 'imports.row.notInvited', params: { fields: ['Title', 1] } }],
    ['parameters that are a list', { key: 'request.tooMany', params: [5] }],
    ['no key', { params: {} }],
    ['a text', 'request.tooMany'],
    ['nothing', null],
  ])('does not read %s', (_, sent) => {
    expect(readReason(sent)).toBeUndefined();
  });

  it('shortens parameters that are longer than any of ours', () => {
    const long = { key: 'option.semicolon', params: { label: 'x'.repeat(100_000) } };
    expect(String(readReason(long)?.params.label)).toHaveLength(2000);
    expect(
      String(bounded(reason('option.semicolon', { label: 'x'.repeat(5000) })).params.label),
    ).toHaveLength(2000);
  });
});

describe('firstReason', () => {
  const schema = z.strictObject({ name: z.string().max(3, { error: sentence('text.tooLong', { max: 3 }) }) });
  const reasonFor = (input: unknown) => {
    const { error } = schema.safeParse(input, { error: ownSentences });
    return error && firstReason(error);
  };

  it('finds key and parameters of a schema’s sentence', () => {
    expect(reasonFor({ name: 'longer' })).toEqual({ key: 'text.tooLong', params: { max: 3 } });
    expect(reasonFor({ name: 'a', more: 1 })).toEqual({
      key: 'request.unknownField',
      params: { field: 'more' },
    });
    expect(reasonFor({ name: 1 })).toEqual({ key: 'request.type', params: { type: 'string' } });
    expect(reasonFor({})).toEqual({ key: 'request.required', params: {} });
  });

  it('tells two keys with the same text apart', () => {
    setLanguage({ ...messages, 'members.firstName.length': 'Length!', 'members.lastName.length': 'Length!' });
    try {
      const keys = [firstName, lastName].map((name) => {
        const { error } = name.safeParse('');
        return [error?.issues[0]?.message, error && firstReason(error).key];
      });
      expect(keys).toEqual([
        ['Length!', 'members.firstName.length'],
        ['Length!', 'members.lastName.length'],
      ]);
    } finally {
      setLanguage(messages);
    }
  });

  it('passes on a sentence that is not of the catalogue', () => {
    const { error } = z.string({ error: 'must be a text' }).safeParse(1);
    expect(error && firstReason(error)).toEqual({
      key: 'platform.reason',
      params: { reason: 'must be a text' },
    });
  });
});
