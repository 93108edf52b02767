/** The extensions a picture's file may have. */
export const pictureExtensions = ['jpg', 'jpeg', 'png', 'gif'] as const;

/** The largest picture file that is taken, in bytes. */
export const largestPicture = 5 * 1024 * 1024;

export type PictureRefusal = 'picture.notImage' | 'picture.tooLarge' | 'picture.nameMissing';

/** Why a file is not taken as a picture, by its name and size, or undefined. Its content is looked at later. */
export function refusePicture(file: { name: string; bytes: number }): PictureRefusal | undefined {
  if (file.name.trim() === '') return 'picture.nameMissing';
  const extension = /\.([^.]+)$/.exec(file.name.trim())?.[1]?.toLowerCase();
  if (!pictureExtensions.some((known) => known === extension)) return 'picture.notImage';
  return file.bytes > largestPicture ? 'picture.tooLarge' : undefined;
}
