import { describe, expect, it } from 'vitest';
import {
  maxCustomOptions,
  maySaveOptions,
  newCustomOption,
  refuseOptionName,
  refuseOptionUrl,
} from './custom-options.ts';

const option = {
  id: 'a',
  name: 'Library',
  url: 'https://library.example.org',
  locations: { gearmenu: true, login: false },
};
const saved = [option];

it('CTL-019 starts a new option with its temporary id, in both locations, and invalid', () => {
  const fresh = newCustomOption('new 1');
  expect(fresh).toEqual({ id: 'new 1', name: '', url: '', locations: { gearmenu: true, login: true } });
  expect(refuseOptionName(fresh.name)).toBe('controls.option.nameMissing');
  expect(maySaveOptions([...saved, fresh], { saved, most: 20 })).toBe(false);
});

it.each([
  ['a', undefined],
  ['x'.repeat(100), undefined],
  [` ${'é'.repeat(100)} `, undefined],
  ['🎓'.repeat(100), undefined],
  ['x'.repeat(101), 'controls.option.nameTooLong'],
  ['', 'controls.option.nameMissing'],
  [' \t', 'controls.option.nameMissing'],
])('CTL-026 CTL-028 the name %j is refused with %s', (name, refusal) => {
  expect(refuseOptionName(name)).toBe(refusal);
});

const addressOf = (length: number) => 'https://example.org/'.padEnd(length, 'x');

it.each([
  ['https://example.org', undefined],
  ['HTTP://example.org/a?b#c', undefined],
  [' https://example.org ', undefined],
  [addressOf(2083), undefined],
  [addressOf(2084), 'controls.option.urlTooLong'],
  ['', 'controls.option.urlMissing'],
  [' ', 'controls.option.urlMissing'],
  ['example.org', 'controls.option.urlProtocol'],
  ['javascript:alert(1)', 'controls.option.urlProtocol'],
  ['ftp://example.org', 'controls.option.urlProtocol'],
  ['httpx://example.org', 'controls.option.urlProtocol'],
  ['https://', 'controls.option.urlInvalid'],
  ['https://exa mple.org', 'controls.option.urlInvalid'],
])('CTL-027 CTL-028 CTL-029 the address %j is refused with %s', (url, refusal) => {
  expect(refuseOptionUrl(url)).toBe(refusal);
});

describe('CTL-030 saving', () => {
  const may = (options: typeof saved, most = 20) => maySaveOptions(options, { saved, most });

  it('is disabled when nothing changed', () => {
    expect(may([{ ...option, locations: { login: false, gearmenu: true } }])).toBe(false);
  });

  it.each([{ name: ' ' }, { url: 'example.org' }, { url: '' }])(
    'is disabled while an option has %j',
    (wrong) => {
      expect(may([option, { ...option, ...wrong, id: 'b' }])).toBe(false);
    },
  );

  it('is possible after any change that leaves all valid', () => {
    const other = { ...option, id: 'b' };
    expect(may([{ ...option, name: 'Books' }])).toBe(true);
    expect(may([{ ...option, locations: { gearmenu: true, login: true } }])).toBe(true);
    expect(may([])).toBe(true);
    expect(maySaveOptions([other, option], { saved: [option, other], most: 20 })).toBe(true);
  });

  it('CTL-031 is disabled beyond the account’s number of options', () => {
    expect(may([option, { ...option, id: 'b' }], 2)).toBe(true);
    expect(may([option, { ...option, id: 'b' }], 1)).toBe(false);
  });
});

it.each([
  [{ maxAllowed: 5 }, 5],
  [{ maxAllowed: 0 }, 0],
  [{ maxAllowed: 50 }, 50],
  [{}, 20],
  [null, 20],
  [undefined, 20],
  [{ maxAllowed: '5' }, 20],
  [{ maxAllowed: -1 }, 20],
  [{ maxAllowed: 2.5 }, 20],
])('CTL-031 with the options %j an account can have %i', (settings, most) => {
  expect(maxCustomOptions(settings)).toBe(most);
});
