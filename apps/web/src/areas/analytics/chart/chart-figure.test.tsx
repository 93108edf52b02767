import { pointStates } from '@campus/domain/analytics/points';
import { daysLater } from '@campus/domain/core/days';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import type { ChartData } from './chart-data.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartTable } from './chart-table.tsx';

/** A chart with days in every state and comparison values. */
const chartOf = (days: number): ChartData => ({
  label: 'Logins by Day',
  figures: ['Logins'],
  points: Array.from({ length: days }, (_, index) => {
    const key = daysLater('2026-08-27', index);
    const state = pointStates[index % pointStates.length] ?? 'complete';
    const missing = state === 'gap' || state === 'outside';
    return { key, name: `on ${key}`, tick: key, values: [missing ? null : index * 137], state };
  }),
  before: { name: 'The days before', values: Array.from({ length: days }, (_, index) => index) },
});

it('of 91 days, the keyboard reads the same figures and states as the table has', () => {
  const longest = chartOf(91);
  renderPart(<ChartTable data={longest} />);
  const rows = screen.getAllByRole('row').slice(1);
  const inTable = rows.map((row) => {
    const [name, value, before, state] = [...row.children].map((cell) => cell.textContent);
    const words = `${name}: Logins ${value} and The days before ${before}`;
    return state === 'Complete' ? words : `${words} (${state})`;
  });
  renderPart(<ChartFigure data={longest} />);
  const slider = screen.getByRole('slider');
  fireEvent.keyDown(slider, { key: 'Home' });
  const read = longest.points.map(() => {
    const words = slider.getAttribute('aria-valuetext');
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    return words;
  });
  expect(read).toHaveLength(91);
  expect(read).toEqual(inTable);
  // At the last day, the cursor does not move further.
  expect(slider.getAttribute('aria-valuenow')).toBe('90');
});

const drawn = (container: HTMLElement) =>
  waitFor(() => container.querySelector('svg[viewBox]') ?? expect.fail());

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
});

it('is drawn again when its figures change, and not when they stay', async () => {
  const few = chartOf(2);
  const { container, rerender } = renderPart(<ChartFigure data={few} />);
  const first = await drawn(container);
  rerender(<ChartFigure data={few} marks={[]} />);
  expect(await drawn(container)).toBe(first);
  rerender(<ChartFigure data={{ ...few }} />);
  await waitFor(() => expect(first.isConnected).toBe(false));
  expect(await drawn(container)).not.toBe(first);
  expect(container.querySelectorAll('.apexcharts-canvas')).toHaveLength(1);
});
