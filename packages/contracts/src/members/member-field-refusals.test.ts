import { afterEach, expect, it } from 'vitest';
import { messages } from '../core/english.ts';
import { setLanguage } from '../core/language.ts';
import { reservedFieldNames } from './member-field-refusals.ts';

afterEach(() => setLanguage(messages));

it('MPR-009 reserves the default fields by their names and by their labels in the language of the moment', () => {
  expect(reservedFieldNames()).toEqual(
    expect.arrayContaining(['title', 'Title', 'contactEmail', 'Contact Email']),
  );
  setLanguage({ ...messages, 'profile.field.contactEmail': 'Kontaktadresse' });
  expect(reservedFieldNames()).toEqual(
    expect.arrayContaining(['title', 'Title', 'contactEmail', 'Kontaktadresse']),
  );
  expect(reservedFieldNames()).not.toContain('Contact Email');
});
