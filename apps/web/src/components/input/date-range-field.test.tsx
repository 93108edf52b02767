import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { DateRangeField } from './date-range-field.tsx';

type Range = ComponentProps<typeof DateRangeField>['value'];

function Field({ changes, oneDay = false }: { changes: Range[]; oneDay?: boolean }) {
  const [value, setValue] = useState({ from: '2026-03-01', to: '2026-03-31' });
  const change = (range: Range) => {
    changes.push(range);
    setValue(range);
  };
  return <DateRangeField label="Updated" value={value} oneDay={oneDay} onChange={change} />;
}

function renderField() {
  const changes: Range[] = [];
  renderPart(<Field changes={changes} />);
  return changes;
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
/** Types a day and leaves the fields. */
const set = (name: string, value: string) => {
  type(name, value);
  fireEvent.blur(screen.getByLabelText(name));
};

it('SHL-006 shows how many days the range has', () => {
  renderField();
  screen.getByText('31 days');
  set('End date', '2026-03-02');
  screen.getByText('2 days');
});

it('swaps the days when the start is after the end, and says so', () => {
  const changes = renderField();
  set('Start date', '2026-04-10');
  expect(changes).toEqual([{ from: '2026-03-31', to: '2026-04-10' }]);
  expect(screen.getByLabelText<HTMLInputElement>('Start date').value).toBe('2026-03-31');
  screen.getByText(/^From .*31.* to .*10/);
});

it('warns of a range of one day and does not pass it on', () => {
  const changes = renderField();
  set('End date', '2026-03-01');
  screen.getByText('Start and end dates cannot be the same day. Please select a range of 2 or more days.');
  expect(changes).toEqual([]);
});

it('takes a single day where that makes sense', () => {
  const changes: Range[] = [];
  renderPart(<Field changes={changes} oneDay />);
  set('End date', '2026-03-01');
  expect(changes).toEqual([{ from: '2026-03-01', to: '2026-03-01' }]);
  expect(screen.queryByText(/cannot be the same day/)).toBeNull();
  screen.getByText('1 day');
});

const judgment = () => screen.getByRole('group').querySelector('[role=status]')?.textContent;

it('judges a typed day when typing pauses or ends, politely, and no digit of a year before', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const changes = renderField();
  for (const year of ['0002', '0020', '0202']) {
    type('Start date', `${year}-11-10`);
    vi.advanceTimersByTime(5000);
  }
  type('End date', '2026-03-01');
  type('Start date', '2026-03-01');
  expect(judgment()).toBe('');
  act(() => void vi.advanceTimersByTime(800));
  expect(judgment()).toContain('cannot be the same day');
  expect(screen.getByRole('group').querySelector('[role=alert]')).toBeNull();
  type('End date', '2026-03-09');
  expect(judgment()).toBe('');
  act(() => void vi.advanceTimersByTime(800));
  expect(changes).toEqual([{ from: '2026-03-01', to: '2026-03-09' }]);
});

it('gives a year four digits', () => {
  renderField();
  expect(screen.getByLabelText<HTMLInputElement>('Start date').max).toBe('9999-12-31');
});
