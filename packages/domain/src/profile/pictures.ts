/** The extensions a picture's file may have. */
export const pictureExtensions = ['jpg', 'jpeg', 'png', 'gif'] as const;

/** The extensions of further pictures, which a browser that can read them converts before they are sent. */
export const convertedExtensions = ['webp', 'avif', 'heic', 'heif'] as const;

/** The largest picture file that is taken, in bytes. */
export const maxPictureBytes = 5 * 1024 * 1024;

/** A photo larger than this is shrunk in the browser, in bytes. */
const maxUnshrunkBytes = 1024 * 1024;

/** The longest side of a picture that the browser has converted or shrunk, in pixels: twice the displayed size. */
export const sentPictureSide = 1024;

/** The most pixels a picture may have: a small file can hold more than any memory. */
export const maxPixels = 40_000_000;

/** The most pixels of a picture that has to be in memory as a whole before its first row is known. */
const maxPixelsAtOnce = 16_000_000;

/** The accepted picture formats; the file name does not matter. */
export type PictureFormat = 'jpeg' | 'png' | 'gif';

export type PictureRefusal =
  | 'picture.notImage'
  | 'picture.tooLarge'
  | 'picture.tooManyPixels'
  | 'picture.nameMissing';

/** Returns why a file cannot be a picture, judged by name and size, or undefined. Its content is checked later. */
export function refusePicture(file: { name: string; bytes: number }): PictureRefusal | undefined {
  if (file.name.trim() === '') return 'picture.nameMissing';
  if (!hasExtension(file.name, pictureExtensions)) return 'picture.notImage';
  return file.bytes > maxPictureBytes ? 'picture.tooLarge' : undefined;
}

/** The conversion a chosen picture needs before it can be sent; undefined if none, or if the file is no picture. */
export function pictureConversion(file: { name: string; bytes: number }): 'convert' | 'shrink' | undefined {
  if (hasExtension(file.name, convertedExtensions)) return 'convert';
  // A GIF may move, which converting would end.
  const isStill = hasExtension(file.name, ['jpg', 'jpeg', 'png']);
  return isStill && file.bytes > maxUnshrunkBytes ? 'shrink' : undefined;
}

function hasExtension(name: string, extensions: readonly string[]): boolean {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  return extension !== undefined && extensions.includes(extension);
}

/** Returns why a picture is not decoded, judged by the size in its header, or undefined. */
export function refusePixels(picture: {
  width: number;
  height: number;
  format: PictureFormat;
  /** Whether it is sharpened step by step, as progressive JPEG and interlaced PNG are. */
  progressive: boolean;
}): PictureRefusal | undefined {
  const isWhole = picture.progressive || picture.format === 'gif';
  const most = isWhole ? maxPixelsAtOnce : maxPixels;
  return picture.width * picture.height > most ? 'picture.tooManyPixels' : undefined;
}
