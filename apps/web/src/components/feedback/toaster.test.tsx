import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { useNotify } from './toasts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Buttons() {
  const notify = useNotify();
  return (
    <>
      <button type="button" onClick={() => notify.success('It is saved.')}>
        succeed
      </button>
      <button type="button" onClick={() => notify.error(new Error('inside'))}>
        fail
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const after = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('SHL-004 SHE-106 shows a message at the top of the page for 3500 ms', () => {
  renderPart(<Buttons />);
  press('succeed');
  press('fail');
  const success = screen.getByText('It is saved.');
  screen.getByText('Oops, something went wrong. Please try again.');
  const frame = success.closest<HTMLElement>('[role="status"]')?.parentElement;
  expect(frame && getComputedStyle(frame).position).toBe('fixed');
  expect(frame && getComputedStyle(frame).top).not.toBe('auto');
  after(3499);
  screen.getByText('It is saved.');
  screen.getByText('Oops, something went wrong. Please try again.');
  after(1);
  expect(screen.queryByText('It is saved.')).toBeNull();
  expect(screen.queryByText('Oops, something went wrong. Please try again.')).toBeNull();
});

it('announces a success politely and a failure at once', () => {
  renderPart(<Buttons />);
  press('succeed');
  press('fail');
  expect(screen.getByRole('status').textContent).toBe('It is saved.');
  expect(screen.getByRole('alert').textContent).toBe('Oops, something went wrong. Please try again.');
});

it('keeps a message while it is hovered or has the focus', () => {
  renderPart(<Buttons />);
  press('succeed');
  const toast = screen.getByText('It is saved.');
  fireEvent.pointerEnter(toast);
  after(10_000);
  screen.getByText('It is saved.');
  fireEvent.pointerLeave(toast);
  after(3000);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  after(10_000);
  screen.getByText('It is saved.');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  after(3500);
  expect(screen.queryByText('It is saved.')).toBeNull();
});

it('goes at once when it is dismissed', () => {
  renderPart(<Buttons />);
  press('succeed');
  press('Dismiss');
  expect(screen.queryByText('It is saved.')).toBeNull();
});
