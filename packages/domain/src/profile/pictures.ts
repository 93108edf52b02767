/** The extensions a picture's file may have. */
export const pictureExtensions = ['jpg', 'jpeg', 'png', 'gif'] as const;

/** The largest picture file that is taken, in bytes. */
export const largestPicture = 5 * 1024 * 1024;

/** The most pixels a picture may have: a small file can hold more than any memory. */
export const mostPixels = 40_000_000;

/** The most pixels of a picture that has to be in memory as a whole before its first row is known. */
const mostPixelsAtOnce = 16_000_000;

/** The accepted picture formats, whatever the file name says. */
export type PictureFormat = 'jpeg' | 'png' | 'gif';

export type PictureRefusal =
  | 'picture.notImage'
  | 'picture.tooLarge'
  | 'picture.tooManyPixels'
  | 'picture.nameMissing';

/** Why a file is not taken as a picture, by its name and size, or undefined. Its content is looked at later. */
export function refusePicture(file: { name: string; bytes: number }): PictureRefusal | undefined {
  if (file.name.trim() === '') return 'picture.nameMissing';
  const extension = /\.([^.]+)$/.exec(file.name.trim())?.[1]?.toLowerCase();
  if (!pictureExtensions.some((known) => known === extension)) return 'picture.notImage';
  return file.bytes > largestPicture ? 'picture.tooLarge' : undefined;
}

/** Why a picture is not decoded, by the measures it says it has, or undefined. */
export function refusePixels(picture: {
  width: number;
  height: number;
  format: PictureFormat;
  /** Whether it is sharpened step by step, as progressive JPEG and interlaced PNG are. */
  progressive: boolean;
}): PictureRefusal | undefined {
  const isWhole = picture.progressive || picture.format === 'gif';
  const most = isWhole ? mostPixelsAtOnce : mostPixels;
  return picture.width * picture.height > most ? 'picture.tooManyPixels' : undefined;
}
