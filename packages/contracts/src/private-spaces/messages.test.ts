import './page-messages.ts';
import { expect, it } from 'vitest';
import { text } from '../core/text.ts';

it('PSP-035 PSP-037 PSP-038 PSP-039 says what failed, and why', () => {
  const reason = 'No space types have been created for your world.';
  expect(text('privateSpaces.types.failed', { reason })).toBe(
    'Failed to get space types: No space types have been created for your world.',
  );
  expect(text('privateSpaces.noTypes')).toBe(reason);
  expect(text('privateSpaces.create.failed', { reason: 'X.' })).toBe('Failed to create space: X.');
  expect(text('privateSpaces.export.failed', { reason: 'X.' })).toBe('Failed to schedule export. X.');
  for (const action of ['enable', 'disable', 'archive'])
    expect(text('privateSpaces.status.failed', { action, detail: 'X.' })).toBe(
      `Failed to ${action} space: X.`,
    );
});

it('PSP-036 names the status of a refused authorization', () => {
  expect(text('privateSpaces.unauthorized', { status: '403', detail: 'No.' })).toBe(
    'Could not authorize user. Server responded with 403: No.',
  );
});

it('PSP-041 PSP-042 says that a list is empty', () => {
  expect(text('privateSpaces.none')).toBe('Current account does not have Private Spaces');
  expect(text('privateSpaces.noMatch')).toBe(
    'Current account does not have Private Spaces that could match current filter settings',
  );
});

it('IMP-022 says when the names of an owner are required', () => {
  expect(text('privateSpaces.names.help')).toBe(
    'First and last name are required only when the email is new.',
  );
});
