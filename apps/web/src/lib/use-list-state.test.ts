import { listMembers } from '@campus/contracts/members/members';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readListState, useListState, writeListState } from './use-list-state.ts';

const schema = listMembers.input.omit({ accountId: true, timeZone: true });
const read = (query: string) => readListState(schema, new URLSearchParams(query));
const defaults = {
  page: 1,
  pageSize: 25,
  sort: 'updatedAt',
  direction: 'desc',
  searchField: 'none',
  search: '',
  extensive: false,
  permissions: [],
};

it('reads a list from its address', () => {
  expect(read('page=3&sort=email&direction=asc&search=ana&extensive=true&updatedFrom=2026-01-31')).toEqual({
    ...defaults,
    page: 3,
    sort: 'email',
    direction: 'asc',
    search: 'ana',
    extensive: true,
    updatedFrom: '2026-01-31',
  });
});

it('lets each field that does not fit fall back to its default, and ignores what it does not know', () => {
  expect(read('')).toEqual(defaults);
  expect(read('page=-2&sort=password&direction=asc&updatedTo=yesterday&accountId=other')).toEqual({
    ...defaults,
    direction: 'asc',
  });
});

it('writes what differs from the defaults, so that reading it gives the same', () => {
  const state = { ...defaults, page: 2, search: 'a&b=c', updatedFrom: undefined };
  expect(writeListState(schema, state)).toBe('page=2&search=a%26b%3Dc');
  expect(read(writeListState(schema, state))).toEqual({ ...defaults, page: 2, search: 'a&b=c' });
});

it('writes several words of one field with commas between them', () => {
  const state = { ...defaults, permissions: ['admin', 'owner'] };
  expect(writeListState(schema, state)).toBe('permissions=admin%2Cowner');
  expect(read(writeListState(schema, state))).toEqual(state);
  expect(read('permissions=admin,king')).toEqual(defaults);
});

it('changes the state by a function that stays the same, and knows the newest state', () => {
  const { result } = renderHook(() => useListState(schema));
  const [, setFirst] = result.current;
  act(() => setFirst({ search: 'ada' }));
  act(() => setFirst({ pageSize: 50 }));
  const [state, set] = result.current;
  expect(state).toMatchObject({ search: 'ada', pageSize: 50 });
  expect(set).toBe(setFirst);
});
