import { expect, it, vi } from 'vitest';
import { drawPlot } from './draw-plot.ts';
import { plotOptions } from './plot-options.ts';

const options = plotOptions(
  {
    label: 'Logins by Day',
    figures: ['Logins'],
    points: [{ key: '2026-11-16', name: '16 Nov 2026', tick: '16 Nov', values: [3], state: 'complete' }],
  },
  600,
);

/** An empty place in the document, and what a drawing in it still listens to. */
function aPlace() {
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
  const place = document.createElement('div');
  document.body.append(place);
  return { place, listening };
}

it('a drawing can be scaled to another width, and leaves nothing behind when it is taken away', async () => {
  const { place, listening } = aPlace();
  const onArea = vi.fn();
  const clear = drawPlot(place, options, onArea);
  await vi.waitFor(() => expect(onArea).toHaveBeenCalledOnce(), 15_000);
  expect(place.querySelector('svg')?.getAttribute('viewBox')).toMatch(/^0 0 \S+ \S+$/);
  expect(listening.size).toBeGreaterThan(0);
  clear();
  await vi.waitFor(() => expect(listening).toEqual(new Set()), 15_000);
  expect(place.innerHTML).toBe('');
  place.remove();
});

it.each(['before', 'together with'])(
  'a drawing that is taken away before it is drawn, %s its parent, throws nothing and leaves nothing behind',
  async (when) => {
    const { place, listening } = aPlace();
    const clear = drawPlot(place, options, () => undefined);
    if (when === 'together with') place.remove();
    expect(listening.size).toBeGreaterThan(0);
    clear();
    expect(place.innerHTML).toBe('');
    // A rejection that nobody handles would fail the run.
    await vi.waitFor(() => expect(listening).toEqual(new Set()), 15_000);
    expect(place.innerHTML).toBe('');
    place.remove();
  },
);
