import './page-messages.ts';
import { expect, it } from 'vitest';
import { text } from '../core/text.ts';

it('CTL-036 names a status that is empty or only whitespace', () => {
  expect(text('controls.status.blank')).toBe(
    'Each status must contain at least one character that is not whitespace.',
  );
});

it('CTL-037 names a repeated status', () => {
  expect(text('controls.status.repeated')).toBe('Each status must be unique among all statuses.');
});

it('CTL-038 names a list without an active status', () => {
  expect(text('controls.status.noneActive')).toBe('At least one status needs to be active.');
});

it('CTL-046 says why the gear menu options could not be saved', () => {
  expect(text('controls.options.failed', { reason: 'Denied.' })).toBe(
    'Failed to update custom gear menu options: Denied.',
  );
});

it('CTL-047 says why the custom statuses could not be saved', () => {
  expect(text('controls.statuses.failed', { reason: 'Denied.' })).toBe(
    'Failed to save Custom Statuses: Denied.',
  );
});
