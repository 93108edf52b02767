import { describe, expect, it } from 'vitest';
import { badgeNames, badgesOfCell } from './import-badges.ts';

const names = badgeNames([
  { id: 'b1', name: 'Gold' },
  { id: 'b2', name: 'Gold; Silver' },
  { id: 'b3', name: 'Silver' },
  { id: 'b4', name: 'gold' },
  { id: 'b5', name: 'Twin' },
  { id: 'b6', name: 'Twin' },
  { id: 'b7', name: '__proto__' },
]);

describe('the badges of a cell', () => {
  it.each([
    ['Gold', ['b1']],
    ['gold', ['b4']],
    ['SILVER', ['b3']],
    ['b3', ['b3']],
    ['Silver ;b1; ; Silver;', ['b3', 'b1']],
    ['Gold;Silver', ['b2']],
    ['Gold; Silver; Silver', ['b2', 'b3']],
    ['Silver; Gold', ['b3', 'b1']],
    ['__proto__', ['b7']],
  ])('%j are %j', (cell, ids) => {
    expect(badgesOfCell(cell, names)).toEqual({ ids });
  });

  it('that do not belong to the account are refused, with the first one', () => {
    expect(badgesOfCell('Gold; Bronze; Tin', names)).toEqual({ unknown: 'Bronze' });
    expect(badgesOfCell('constructor', names)).toEqual({ unknown: 'constructor' });
  });

  it('with a shared name mean the one that the person already has', () => {
    expect(badgesOfCell('Twin', names)).toEqual({ ambiguous: 'Twin' });
    expect(badgesOfCell('Twin', names, ['b1', 'b6'])).toEqual({ ids: ['b6'] });
    expect(badgesOfCell('GOLD', names)).toEqual({ ambiguous: 'GOLD' });
  });
});
