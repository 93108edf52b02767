import { describe, expect, it } from 'vitest';
import { refusal } from '../testing/refusal.ts';
import { displayName, email, firstName, looksLikeEmail, permission, typed, typedLines } from './fields.ts';

describe('fields', () => {
  it.each([
    ['', 'Email is required.'],
    ['   ', 'Email is required.'],
    ['ana', 'Email is an invalid format.'],
    ['ana@campus', 'Email is an invalid format.'],
    ['ana@@campus.test', 'Email is an invalid format.'],
    [`${'a'.repeat(64)}@${'b'.repeat(30)}.test`, undefined],
    [`${'a'.repeat(101)}@campus.test`, 'At most 100 characters are allowed.'],
  ])('refuses the email %j with %s', (value, sentence) => {
    expect(
      refusal(
        email({ required: () => 'Email is required.', format: () => 'Email is an invalid format.' }),
        value,
      ),
    ).toBe(sentence);
  });

  it('trims and lowercases an email', () => {
    const schema = email({ required: () => 'r', format: () => 'f' });
    expect(schema.parse('  Ana.Ito@Campus.Test ')).toBe('ana.ito@campus.test');
  });

  it('takes only name@host.domain as an email', () => {
    expect(looksLikeEmail('ana@campus.test')).toBe(true);
    for (const value of [
      'ana@campus',
      '@campus.test',
      'ana@.test',
      'ana@campus.',
      'a b@campus.test',
      'ana@campus..test',
    ])
      expect(looksLikeEmail(value)).toBe(false);
  });

  it.each(['ab', 'a'.repeat(65), '  ab  '])('refuses the display name %j', (value) => {
    expect(refusal(displayName, value)).toBe(
      'Display Name needs to be at least 3 characters long, and can contain at most 64 characters.',
    );
  });

  it('counts what a person sees as a character, whatever its script', () => {
    expect(displayName.parse('李小龍')).toBe('李小龍');
    expect(displayName.parse('🎓'.repeat(64))).toHaveLength(128);
    expect(refusal(displayName, '🎓'.repeat(65))).toMatch(/at most 64/);
  });

  it('requires a first name of at most 64 characters after trimming', () => {
    expect(firstName.parse(`  ${'a'.repeat(64)}  `)).toHaveLength(64);
    expect(refusal(firstName, '   ')).toMatch(/required/);
    expect(refusal(firstName, 'a'.repeat(65))).toMatch(/at most 64/);
  });

  it('refuses NUL and megabytes before looking further', () => {
    expect(refusal(typed(64), 'a\0b')).toBe('Text must not contain NUL characters.');
    expect(refusal(typed(64), 'a'.repeat(1_000_000))).toBe('At most 64 characters are allowed.');
  });

  it.each(['A\u0007da', '\u202Eada', 'A\u001Bda'])('refuses the control characters of %j', (value) => {
    expect(refusal(typed(64), value)).toBe(
      'This text has invisible control characters. Please type it instead of pasting it.',
    );
  });

  it.each(['Ada\nSol', 'Ada\tSol\n', 'Ada\r\nSol', 'Ada\u2028Sol', 'Ada\u2029Sol'])(
    'puts the name %j on a single line, and leaves texts of several lines as they are',
    (value) => {
      for (const schema of [displayName, firstName, typed(64)]) expect(schema.parse(value)).toBe('Ada Sol');
      expect(typedLines(64).parse(value)).toBe(value.trim());
    },
  );

  it('treats a name of invisible characters as empty', () => {
    expect(refusal(firstName, '\u200B')).toMatch(/required/);
    expect(refusal(displayName, '\u200B'.repeat(5))).toMatch(/at least 3/);
    expect(firstName.parse('علی\u200Cرضا')).toBe('علی\u200Cرضا');
  });

  it('says what is wrong with an email', () => {
    const schema = email({ required: () => 'r', format: () => 'f' });
    expect(refusal(schema, 'a..b@campus.test')).toMatch(/two dots in a row/);
    expect(refusal(schema, `${'a'.repeat(65)}@campus.test`)).toMatch(/at most 64 characters before the @/);
  });

  it('knows the permissions of a membership', () => {
    expect(refusal(permission, 'superadmin')).toBe('This is not a role that a member can have.');
  });
});
