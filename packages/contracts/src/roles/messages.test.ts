import './page-messages.ts';
import { expect, it } from 'vitest';
import { text } from '../core/text.ts';

it('ROL-014 says in the words of the specification that the permissions cannot be loaded', () => {
  expect(text('roles.loadFailed')).toBe('Failed to load role permissions');
});

it('ROL-011 says that an option which is hidden from a role can still be used', () => {
  expect(text('roles.table.cmd.about')).toContain(
    'An option that is hidden from a role can still be used by its command.',
  );
});
