import { describe, expect, it } from 'vitest';
import { maxPictureBytes } from '../profile/pictures.ts';
import { badgesAfterImport, refuseBadgeImage, refuseBadgeImport } from './badges.ts';

const give = { badgeId: 'guide', unassignBadges: false, overwriteBadges: false };
const replace = { ...give, overwriteBadges: true };
const take = { ...give, unassignBadges: true };
const takeAll = { ...take, badgeId: '' };

describe('an image of a badge', () => {
  it.each([
    ['badge.jpg', undefined],
    ['badge.JPEG', undefined],
    ['my badge.png', undefined],
    ['badge.gif', undefined],
    ['badge.svg', 'badges.image.type'],
    ['badge.webp', 'badges.image.type'],
    ['badge.png.exe', 'badges.image.type'],
    ['png', 'badges.image.type'],
    ['', 'badges.file.nameMissing'],
    [' ', 'badges.file.nameMissing'],
  ])('%j is refused with %s', (name, refusal) => {
    expect(refuseBadgeImage({ name, bytes: 1 })).toBe(refusal);
  });

  it('is at most five megabytes large', () => {
    expect(refuseBadgeImage({ name: 'badge.png', bytes: maxPictureBytes })).toBeUndefined();
    expect(refuseBadgeImage({ name: 'badge.png', bytes: maxPictureBytes + 1 })).toBe('badges.image.tooLarge');
  });
});

describe('an import of badge assignments', () => {
  it.each([
    ['a badge to give', give, 'people.csv', undefined],
    ['a badge to give in place of others', replace, 'People.CSV', undefined],
    ['a badge to take', take, 'people.csv', undefined],
    ['all badges to take', takeAll, 'people.csv', undefined],
    ['both options', { ...take, overwriteBadges: true }, 'people.csv', 'badges.import.both'],
    ['no badge', { ...give, badgeId: '' }, 'people.csv', 'badges.import.nothing'],
    [
      'no badge to give in place of others',
      { ...replace, badgeId: '' },
      'people.csv',
      'badges.import.nothing',
    ],
    ['another kind of file', give, 'people.xlsx', 'badges.import.type'],
    ['a file without a name', give, '', 'badges.file.nameMissing'],
  ])('with %s', (_, wanted, fileName, refusal) => {
    expect(refuseBadgeImport(wanted, fileName)).toBe(refusal);
  });

  it.each([
    ['gives a badge to who has none', [], give, ['guide']],
    ['gives a badge beside another', ['champion'], give, ['champion', 'guide']],
    ['gives nobody a badge twice', ['guide', 'champion'], give, undefined],
    ['gives a badge in place of others', ['champion', 'speaker'], replace, ['guide']],
    ['takes others where the badge is there already', ['guide', 'champion'], replace, ['guide']],
    ['leaves alone who has just the badge', ['guide'], replace, undefined],
    ['takes a badge and leaves others', ['champion', 'guide'], take, ['champion']],
    ['takes nothing from who has not got it', ['champion'], take, undefined],
    ['takes all badges', ['champion', 'guide'], takeAll, []],
    ['takes nothing from who has none', [], takeAll, undefined],
  ])('%s', (_, badges, wanted, after) => {
    expect(badgesAfterImport(badges, wanted)).toEqual(after);
  });
});
