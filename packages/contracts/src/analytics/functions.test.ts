import { exportFunctionOf, searchTypes } from '@campus/domain/analytics/graphs';
import { expect, it } from 'vitest';
import { graphExports } from './functions.ts';

it('ANA-033 each export function accepts the searches that belong to it, and refuses those of the others', () => {
  const asked = {
    ...{ accountId: 'a1', startDateStr: '11/01/2026', endDateStr: '11/05/2026' },
    ...{ timezoneOffset: 0, timeZone: 'UTC', room: 'lab_1' },
  };
  for (const [name, { input }] of Object.entries(graphExports)) {
    const accepted = searchTypes.filter((searchType) => input.safeParse({ ...asked, searchType }).success);
    expect(accepted).toEqual(searchTypes.filter((search) => exportFunctionOf(search) === name));
    expect(accepted).not.toHaveLength(0);
    expect(input.safeParse({ ...asked, searchType: 'unknown' }).success).toBe(false);
  }
});
