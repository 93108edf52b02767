import { badgeImageRefusals, badgeImageSide } from '@campus/domain/badges/badges';
import type { PictureFormat, PictureRefusal } from '@campus/domain/profile/pictures';

/** The use of a picture: how it is stored, and the texts with which one is refused. */
export interface PictureUse {
  /** The most pixels that either side of a stored picture has. */
  maxSide: number;
  /** The formats kept as PNG, which supports transparency; the others become JPEG. */
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
