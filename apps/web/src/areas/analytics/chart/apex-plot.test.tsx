import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { ApexPlot } from './apex-plot.tsx';
import { plotOptions } from './plot-options.ts';

const options = plotOptions(
  {
    label: 'Logins by Day',
    figures: ['Logins'],
    points: [{ key: '2026-11-16', name: '16 Nov 2026', tick: '16 Nov', values: [3], state: 'complete' }],
  },
  600,
);

/** The window listeners that drawings still have. */
function listenersOfWindow() {
  const listening = new Set<unknown>();
  const { addEventListener, removeEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((...added: unknown[]) => {
    listening.add(added[1]);
    Reflect.apply(addEventListener, window, added);
  });
  vi.spyOn(window, 'removeEventListener').mockImplementation((...removed: unknown[]) => {
    listening.delete(removed[1]);
    Reflect.apply(removeEventListener, window, removed);
  });
  return listening;
}

it('a drawing can be scaled to another width, and leaves nothing behind when it is removed', async () => {
  const listening = listenersOfWindow();
  const onArea = vi.fn();
  const { container, unmount } = render(<ApexPlot options={options} onArea={onArea} />);
  await vi.waitFor(() => expect(onArea).toHaveBeenCalledOnce(), 15_000);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toMatch(/^0 0 \S+ \S+$/);
  expect(listening.size).toBeGreaterThan(0);
  unmount();
  expect(listening).toEqual(new Set());
  expect(container.innerHTML).toBe('');
});

it.each([
  ['alone', document.body, undefined],
  ['under StrictMode, which mounts it twice', document.body, StrictMode],
  ['after its page left the document', document.createElement('div'), undefined],
])(
  'a drawing that is removed before it is drawn, %s, throws nothing and leaves nothing behind',
  async (_, page, wrapper) => {
    const listening = listenersOfWindow();
    const onArea = vi.fn();
    const container = page.appendChild(document.createElement('div'));
    const { unmount } = render(<ApexPlot options={options} onArea={onArea} />, { container, wrapper });
    unmount();
    // Lets the library finish. An unhandled rejection would fail the run.
    await act(async () => undefined);
    expect(onArea).not.toHaveBeenCalled();
    expect(listening).toEqual(new Set());
    expect(container.innerHTML).toBe('');
    container.remove();
  },
);
