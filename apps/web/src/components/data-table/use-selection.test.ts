import { maxSelected } from '@campus/domain/core/lists';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from './use-selection.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `id${index}`);

it('accepts no more single rows than a call may name', () => {
  const { result } = renderHook(() => useSelection(''));
  act(() => result.current.set(ids(maxSelected - 1), true));
  expect(result.current.isFull).toBe(false);
  act(() => result.current.set(['a', 'b'], true));
  expect(result.current).toMatchObject({ isFull: true });
  expect([result.current.has('a'), result.current.has('b')]).toEqual([true, false]);
  expect(result.current.count(1_000_000)).toBe(maxSelected);
});

it('excludes no more rows than a call may name', () => {
  const { result } = renderHook(() => useSelection(''));
  act(() => result.current.selectAllMatching());
  act(() => result.current.set(ids(maxSelected + 1), false));
  expect(result.current.count(1_000_000)).toBe(1_000_000 - maxSelected);
  expect(result.current.has(`id${maxSelected}`)).toBe(true);
  act(() => result.current.set(['id0'], true));
  expect(result.current).toMatchObject({ isFull: false });
  expect(result.current.has('id0')).toBe(true);
});

it('forgets rows that are gone, among single rows and among those left out of all matches', () => {
  const { result } = renderHook(() => useSelection(''));
  act(() => result.current.set(['a', 'b'], true));
  act(() => result.current.forget('a'));
  expect(result.current.selection).toEqual({ ids: ['b'] });
  act(() => result.current.selectAllMatching());
  act(() => result.current.set(['a'], false));
  act(() => result.current.forget('a'));
  act(() => result.current.forget('b'));
  expect(result.current.selection).toEqual({ allMatching: true, except: [] });
});
