import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { TimeField } from './time-field.tsx';

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'));
afterEach(() => void vi.unstubAllEnvs());

function Field({ first, changes }: { first: string; changes: string[] }) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    changes.push(next);
    setValue(next);
  };
  return <TimeField label="Start" help="Help." value={value} refuse={() => undefined} onChange={change} />;
}

function renderField(first: string) {
  const changes: string[] = [];
  renderPart(<Field first={first} changes={changes} />);
  const field = screen.getByLabelText<HTMLInputElement>('Start');
  const type = (typed: string) => {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
  };
  return { changes, field, type };
}

const twice = 'The clocks go back on this day, and this time comes twice.';

it('ATT-001 takes a time that comes twice for the first one, and says so', () => {
  const { changes, field, type } = renderField('2026-10-24T10:00:00.000Z');
  expect([field.value, screen.queryByText(/twice/)]).toEqual(['2026-10-24T12:00', null]);
  type('2026-10-25T02:30');
  expect(changes).toEqual(['2026-10-25T00:30:00.000Z']);
  screen.getByText(`Help. ${twice} It is the first one, at +02:00.`);
  type('2026-10-25T03:00');
  expect(changes.at(-1)).toBe('2026-10-25T02:00:00.000Z');
  expect(screen.queryByText(/twice/)).toBeNull();
});

it('ATT-001 keeps the second of two that an address names, and says so', () => {
  const { changes, field, type } = renderField('2026-10-25T01:30:00.000Z');
  screen.getByText(`Help. ${twice} It is the second one, at +01:00.`);
  fireEvent.blur(field);
  type('2026-10-25T02:30');
  expect([changes, field.value]).toEqual([[], '2026-10-25T02:30']);
});

it('ATT-001 shows which time it takes for one that the clocks leave out', () => {
  const { changes, field, type } = renderField('2026-03-28T10:00:00.000Z');
  type('2026-03-29T02:30');
  expect([changes, field.value]).toEqual([['2026-03-29T01:30:00.000Z'], '2026-03-29T03:30']);
});
