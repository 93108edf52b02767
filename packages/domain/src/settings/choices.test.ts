import { expect, it } from 'vitest';
import { spawnLocations } from './spawn-locations.ts';
import { homepageLevels, resetHomeLevels, webBoardAccessLevels, webBoardLevels } from './web-board-levels.ts';

it('WLD-035 web board levels are owners 16, admins 8, moderators 4, leaders 1, and members 0', () => {
  expect(webBoardLevels).toEqual([16, 8, 4, 1, 0]);
});

it('WLD-036 the homepage of a web board excludes members from the level choices', () => {
  expect(homepageLevels).toEqual([16, 8, 4, 1]);
});

it('WLD-037 resetting the homepage excludes owners from the level choices', () => {
  expect(resetHomeLevels).toEqual([8, 4, 1, 0]);
});

it('WLD-038 access levels are no and limited access of moderators, leaders, and members, and full access', () => {
  expect(webBoardAccessLevels).toEqual([8, 4.5, 4, 1.5, 1, 0.5, 0]);
});

it('WLD-049 spawn locations are the default, alternating, and closet', () => {
  expect(spawnLocations).toEqual(['', 'alt_spawn', 'closet_spawn']);
});
