import { expect, it } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const stored = { name: 'Foyer', notes: '', visibleOn: ['GOTO', 'mobile'] };

it('takes a change of a field that nobody has changed since', () => {
  const { merged, conflicts } = mergeFields(stored, { notes: 'Closed.' }, { name: 'Lobby', notes: '' });
  expect(merged).toEqual({ ...stored, notes: 'Closed.' });
  expect(conflicts).toEqual([]);
});

it('leaves a field that another person has changed since, and tells both values', () => {
  const { merged, conflicts } = mergeFields(stored, { name: 'Aula', notes: 'Closed.' }, { name: 'Lobby' });
  expect(merged).toEqual({ ...stored, notes: 'Closed.' });
  expect(conflicts).toEqual([{ field: 'name', mine: 'Aula', theirs: 'Foyer' }]);
});

it('two people who make the same change agree, lists included', () => {
  const same = { name: 'Foyer', visibleOn: ['GOTO', 'mobile'] };
  const { merged, conflicts } = mergeFields(stored, same, { name: 'Lobby', visibleOn: ['hidden'] });
  expect(merged).toEqual(stored);
  expect(conflicts).toEqual([]);
});

it('a change that is based on nothing counts in any case', () => {
  expect(mergeFields(stored, { name: 'Aula' }).merged.name).toBe('Aula');
});
