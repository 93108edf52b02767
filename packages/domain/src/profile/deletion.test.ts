import { expect, it } from 'vitest';
import { refuseDeletion } from './deletion.ts';

it('asks a person who deletes their own user for their email, in upper or lower case', () => {
  const email = 'Ana@campus.test';
  for (const confirmation of ['Ana@campus.test', 'ana@CAMPUS.test'])
    expect(refuseDeletion({ confirmation, email })).toBeUndefined();
  for (const confirmation of ['', 'ana', 'ana@campus.test.example'])
    expect(refuseDeletion({ confirmation, email })).toBe('profile.delete.confirmation');
});
