import { badgeImageRefusals, badgeImageSide } from '@campus/domain/badges/badges';
import type { PictureFormat, PictureRefusal } from '@campus/domain/profile/pictures';

/** How a kind of picture is stored, and the texts of its refusals. */
export interface PictureUse {
  /** The maximum width and height of a stored picture, in pixels. */
  maxSide: number;
  /** The formats stored as PNG, which supports transparency. Others become JPEG. */
  asPng: readonly PictureFormat[];
  refusals: Record<PictureRefusal, PictureRefusal | (typeof badgeImageRefusals)[PictureRefusal]>;
}

export const profilePicture: PictureUse = {
  maxSide: 512,
  asPng: ['png'],
  refusals: {
    'picture.notImage': 'picture.notImage',
    'picture.nameMissing': 'picture.nameMissing',
    'picture.tooLarge': 'picture.tooLarge',
    'picture.tooManyPixels': 'picture.tooManyPixels',
  },
};

export const badgeImage: PictureUse = {
  maxSide: badgeImageSide,
  asPng: ['png', 'gif'],
  refusals: badgeImageRefusals,
};
