import { describe, expect, it } from 'vitest';
import { isTeamId, teamIdOrDefault, teamIds, teamName, teamNames } from './team-ids.ts';

describe('team ids', () => {
  it.each([
    ['0', 'A'],
    ['25', 'Z'],
    ['26', 'AA'],
    ['51', 'AZ'],
    ['52', 'BA'],
    ['77', 'BZ'],
  ])('MEM-020 stores team %s for the letters %s', (id, letters) => {
    expect(isTeamId(id)).toBe(true);
    expect(teamName(id)).toBe(letters);
  });

  it('MEM-020 knows exactly 78 teams', () => {
    expect(teamIds).toHaveLength(78);
    for (const value of ['78', '-1', '08', '1.0', '', ' 1', 'A']) expect(isTeamId(value)).toBe(false);
  });

  it('MEM-021 names teams from a fixed list by their number', () => {
    expect(teamNames.map((_, number) => teamName(String(number)))).toEqual(teamNames);
    expect(new Set(teamNames).size).toBe(78);
  });

  it("MEM-071 gives the account's default team to people without one, and team I if the account has no default", () => {
    expect(teamIdOrDefault('3', 5)).toBe('3');
    expect(teamIdOrDefault(undefined, 5)).toBe('5');
    expect(teamName(teamIdOrDefault(undefined, undefined))).toBe('I');
  });
});
