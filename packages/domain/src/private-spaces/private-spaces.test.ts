import { describe, expect, it } from 'vitest';
import {
  defaultSpaceOrder,
  defaultStatuses,
  emptySpacesText,
  exportSorts,
  isAccessible,
  isCreatedRange,
  refuseOwnerNames,
  spaceActions,
  spaceNameOf,
  spaceReports,
  spaceSorts,
  spaceStatuses,
  splitOwnerEmails,
  threeMonthsBefore,
} from './private-spaces.ts';

describe('a private space', () => {
  it('PSP-014 PSP-016 PSP-017 is active, inactive, or archived; is entered while active; archived ones are not listed', () => {
    expect(spaceStatuses).toEqual(['active', 'inactive', 'archived']);
    expect(spaceStatuses.filter(isAccessible)).toEqual(['active']);
    expect(defaultStatuses).toEqual(['active', 'inactive']);
    expect(spaceActions).toEqual({ active: 'enable', inactive: 'disable', archived: 'archive' });
  });

  it('has the name that its buyer gives it, or one of its type and owner', () => {
    expect(spaceNameOf({ name: 'Lab', type: 'Suite', owner: 'Ada' })).toBe('Lab');
    expect(spaceNameOf({ name: '', type: 'Suite', owner: 'Ada' })).toBe('Suite – Ada');
  });
});

describe('the report', () => {
  it('PSP-003 is the summary unless another one is asked for', () => {
    expect(spaceReports[0]).toBe('summary');
  });

  it('PSP-046 is sorted by eight columns', () => {
    expect(spaceSorts).toEqual([
      'name',
      'type',
      'maxUsers',
      'ownerName',
      'ownerEmail',
      'created',
      'status',
      'statusChangedAt',
    ]);
  });

  it('PSP-047 is exported in the order of one of them, offered in another order', () => {
    expect(exportSorts).toEqual([
      'created',
      'status',
      'statusChangedAt',
      'name',
      'type',
      'maxUsers',
      'ownerName',
      'ownerEmail',
    ]);
  });

  it('PSP-044 begins with the newest space', () => {
    expect(defaultSpaceOrder).toEqual({ sort: 'created', direction: 'desc' });
  });

  it.each([
    ['ada@campus.test, grace@campus.test', ['ada@campus.test', 'grace@campus.test']],
    [' ada@campus.test\n\tgrace@campus.test ,,', ['ada@campus.test', 'grace@campus.test']],
    [' , \n', []],
    ['', []],
  ])('PSP-024 splits the owner emails %j on whitespace and commas', (text, parts) => {
    expect(splitOwnerEmails(text)).toEqual(parts);
  });

  it.each([
    ['2026-01-01', '2026-01-02', true],
    ['2026-01-02', '2026-01-02', false],
    ['2026-01-03', '2026-01-02', false],
    ['', '2026-01-02', true],
    ['2026-01-02', '', true],
    ['', '', true],
  ])('PSP-025 takes %j for after and %j for before: %s', (after, before, taken) => {
    expect(isCreatedRange({ after, before })).toBe(taken);
  });

  it.each([
    ['2026-11-22', '2026-08-22'],
    ['2026-05-31', '2026-02-28'],
    ['2028-05-30', '2028-02-29'],
    ['2026-02-10', '2025-11-10'],
    ['2026-12-31', '2026-09-30'],
  ])('PSP-045 proposes a day three months before %s: %s', (today, proposed) => {
    expect(threeMonthsBefore(today)).toBe(proposed);
  });

  it('PSP-041 PSP-042 says whether there are no spaces, or none that match', () => {
    expect(emptySpacesText(false)).toBe('privateSpaces.none');
    expect(emptySpacesText(true)).toBe('privateSpaces.noMatch');
  });
});

describe('the names of an owner', () => {
  const none = { firstName: '', lastName: ' ' };

  it('PSP-023 PSP-029 are required of an email that belongs to no user', () => {
    expect(refuseOwnerNames(none, false)).toBe('privateSpaces.firstName.required');
    expect(refuseOwnerNames({ firstName: 'Ada', lastName: ' ' }, false)).toBe(
      'privateSpaces.lastName.required',
    );
    expect(refuseOwnerNames({ firstName: 'Ada', lastName: 'Byron' }, false)).toBeUndefined();
  });

  it('PSP-023 PSP-029 are not required of the email of a user', () => {
    expect(refuseOwnerNames(none, true)).toBeUndefined();
  });
});
