import { expect, it } from 'vitest';
import { maxPictureBytes, pictureConversion, refusePicture, refusePixels } from './pictures.ts';

it.each(['me.jpg', 'me.JPEG', 'me.png', 'my.holiday.gif'])('takes %s', (name) => {
  expect(refusePicture({ name, bytes: maxPictureBytes })).toBeUndefined();
});

it.each(['me.svg', 'me.png.exe', 'me', 'png', 'me.webp'])('does not take %s', (name) => {
  expect(refusePicture({ name, bytes: 10 })).toBe('picture.notImage');
});

it('asks for a name, and for no more than 5 MB', () => {
  expect(refusePicture({ name: ' ', bytes: 10 })).toBe('picture.nameMissing');
  expect(refusePicture({ name: 'me.png', bytes: maxPictureBytes + 1 })).toBe('picture.tooLarge');
});

it.each([
  { format: 'jpeg', width: 8000, height: 5000, progressive: false },
  { format: 'jpeg', width: 4000, height: 4000, progressive: true },
  { format: 'gif', width: 4000, height: 4000, progressive: false },
] as const)('decodes %o', (picture) => {
  expect(refusePixels(picture)).toBeUndefined();
  expect(refusePixels({ ...picture, height: picture.height + 1 })).toBe('picture.tooManyPixels');
});

const megabyte = 1024 * 1024;

it.each([
  ['me.HEIC', 10, 'convert'],
  ['me.webp', 10, 'convert'],
  ['me.avif', 10, 'convert'],
  ['me.jpg', 2 * megabyte, 'shrink'],
  ['me.png', 2 * megabyte, 'shrink'],
  ['me.jpg', megabyte, undefined],
  ['me.gif', 2 * megabyte, undefined],
  ['me.svg', 2 * megabyte, undefined],
] as const)('%s of %d bytes is to be prepared: %s', (name, bytes, conversion) => {
  expect(pictureConversion({ name, bytes })).toBe(conversion);
});
