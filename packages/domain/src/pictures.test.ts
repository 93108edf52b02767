import { expect, it } from 'vitest';
import { largestPicture, refusePicture } from './pictures.ts';

it.each(['me.jpg', 'me.JPEG', 'me.png', 'my.holiday.gif'])('takes %s', (name) => {
  expect(refusePicture({ name, bytes: largestPicture })).toBeUndefined();
});

it.each(['me.svg', 'me.png.exe', 'me', 'png', 'me.webp'])('does not take %s', (name) => {
  expect(refusePicture({ name, bytes: 10 })).toBe('picture.notImage');
});

it('asks for a name, and for no more than 5 MB', () => {
  expect(refusePicture({ name: ' ', bytes: 10 })).toBe('picture.nameMissing');
  expect(refusePicture({ name: 'me.png', bytes: largestPicture + 1 })).toBe('picture.tooLarge');
});
