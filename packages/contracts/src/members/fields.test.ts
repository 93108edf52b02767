import { describe, expect, it } from 'vitest';
import { refusal } from '../testing/refusal.ts';
import { contactEmail, teamId, title } from './fields.ts';

describe('fields of a member', () => {
  it('lets title and contact email be empty', () => {
    expect(title.parse('')).toBe('');
    expect(contactEmail.parse(' ')).toBe('');
    expect(refusal(title, 'a'.repeat(65))).toBe('Title can contain at most 64 characters.');
    expect(refusal(contactEmail, 'nobody')).toBe('Contact Email is not valid.');
  });

  it('treats a title of invisible characters as empty', () => {
    expect(title.parse(' \u200B\u2060 ')).toBe('');
  });

  it('says what is wrong with a contact email', () => {
    expect(refusal(contactEmail, 'a.@campus.test')).toMatch(/end with a dot/);
  });

  it('knows the team ids 0 to 77', () => {
    expect(refusal(teamId, '78')).toBe('Team ID is not one of the teams A to BZ.');
  });
});
