import { refuseImportFile } from '../imports/imports.ts';
import { type PictureRefusal, refusePicture } from '../profile/pictures.ts';

/** The longest side of a stored badge image, in pixels. */
export const badgeImageSide = 400;

/** The refusals of a badge image. */
export const badgeImageRefusals = {
  'picture.notImage': 'badges.image.type',
  'picture.nameMissing': 'badges.file.nameMissing',
  'picture.tooLarge': 'badges.image.tooLarge',
  'picture.tooManyPixels': 'picture.tooManyPixels',
} as const satisfies Record<PictureRefusal, string>;
type BadgeImageRefusal = (typeof badgeImageRefusals)[PictureRefusal];

/** Returns why a file cannot be a badge image, or undefined. */
export function refuseBadgeImage(file: { name: string; bytes: number }): BadgeImageRefusal | undefined {
  const refusal = refusePicture(file);
  return refusal && badgeImageRefusals[refusal];
}

type BadgeFileRefusal = 'badges.file.nameMissing' | 'badges.import.type';
type BadgeActionRefusal = 'badges.import.both' | 'badges.import.nothing';

/** Returns why a file cannot be an import of badge assignments, or undefined. */
export function refuseBadgeImportFile(name: string): BadgeFileRefusal | undefined {
  if (name.trim() === '') return 'badges.file.nameMissing';
  return refuseImportFile(name) && 'badges.import.type';
}

/** The actions of an import of badge assignments; `badgeId` is '' if no badge was chosen. */
export interface BadgeImport {
  badgeId: string;
  unassignBadges: boolean;
  overwriteBadges: boolean;
}

/** Returns why this import is refused, or undefined. */
export function refuseBadgeImport(
  wish: BadgeImport,
  fileName: string,
): BadgeFileRefusal | BadgeActionRefusal | undefined {
  return refuseBadgeImportFile(fileName) ?? refuseBadgeAction(wish);
}

/** Returns why a badge action would do nothing, or undefined. */
export function refuseBadgeAction({
  badgeId,
  unassignBadges,
  overwriteBadges,
}: BadgeImport): BadgeActionRefusal | undefined {
  if (unassignBadges && overwriteBadges) return 'badges.import.both';
  return badgeId === '' && !unassignBadges ? 'badges.import.nothing' : undefined;
}

/** The badges that a listed member has after an import; undefined where it changes nothing. */
export function badgesAfterImport(
  badges: readonly string[],
  { badgeId, unassignBadges, overwriteBadges }: BadgeImport,
): readonly string[] | undefined {
  if (unassignBadges) {
    const left = badgeId === '' ? [] : badges.filter((badge) => badge !== badgeId);
    return left.length < badges.length ? left : undefined;
  }
  const has = badges.includes(badgeId);
  if (overwriteBadges) return has && badges.length === 1 ? undefined : [badgeId];
  return has ? undefined : [...badges, badgeId];
}
