import { expect, it } from 'vitest';
import type { ChartData } from './chart-data.ts';
import { plotOptions } from './plot-options.ts';

const states = ['complete', 'partial', 'running', 'gap', 'outside'] as const;

/** A chart in which every possible name is set, each with its own special character. */
const named: ChartData = {
  label: '§ label',
  figures: ['§ figure', '§ other figure'],
  points: states.map((state, index) => ({
    key: `§ key ${index}`,
    name: `§ ${state}`,
    tick: `${index} Nov`,
    values: state === 'gap' || state === 'outside' ? [null, null] : [index, 3],
    state,
  })),
  before: { name: '§ before', values: states.map(() => 2) },
};

it.each([named, { ...named, before: undefined }])(
  'hands no name to the library that writes names as HTML: its series are numbers',
  (data) => {
    const options = plotOptions(data, 600);
    const names = (options.series as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(names.map((_, index) => String(index)));
    const handed = JSON.stringify(options);
    expect(handed).toContain('1 Nov');
    expect(handed).not.toContain('§');
  },
);

it('has the colors of the theme by their names, so that a drawing follows it and is light on paper', () => {
  const handed = JSON.stringify(plotOptions(named, 600));
  expect(handed).toContain('var(--campus-colors-accent-solid)');
  expect(handed).not.toMatch(/#[\da-f]{3}|rgba?\(/i);
});
