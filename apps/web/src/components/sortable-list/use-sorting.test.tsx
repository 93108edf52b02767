import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSorting } from './use-sorting.ts';

it('gives rows no reason to be drawn again while nothing in the list changes', () => {
  const items = [
    { id: 'a', name: 'Atrium' },
    { id: 'b', name: 'Bridge' },
  ];
  const onMove = () => undefined;
  const { result, rerender } = renderHook(({ list }) => useSorting(list, undefined, onMove), {
    initialProps: { list: items },
  });
  const first = result.current;
  rerender({ list: items });
  expect(result.current).toBe(first);
  act(() => first.pickUp('b'));
  expect(result.current.heldId).toBe('b');
  act(() => result.current.putBack());
  rerender({ list: items.toReversed() });
  expect(result.current.order).toEqual(['b', 'a']);
  expect(result.current.positionOf('a')).toBe(1);
});
