import { text } from '@campus/contracts/core/text';
import {
  makeGifBomb,
  makeJpegBomb,
  makePhoto,
  makePicture,
  makePngBomb,
  makeTurnedPhoto,
} from '@campus/tests/world/pictures';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { profilePicture } from './picture-use.ts';
import { renderPicture } from './render-picture.ts';

async function measuresOf(sent: Uint8Array) {
  const { content, type } = await renderPicture(sent, profilePicture);
  const { format, width, height } = await sharp(content).metadata();
  return { type, format, width, height };
}

describe('a picture', () => {
  it('PRO-013 is rendered again in its format: PNG stays PNG, everything else becomes JPEG', async () => {
    const small = { width: 300, height: 200 };
    const [png, jpeg, gif] = await Promise.all(
      (['png', 'jpeg', 'gif'] as const).map(async (format) => measuresOf(await makePicture(format, small))),
    );
    expect(png).toEqual({ type: 'image/png', format: 'png', ...small });
    expect(jpeg).toEqual({ type: 'image/jpeg', format: 'jpeg', ...small });
    expect(gif).toEqual({ type: 'image/jpeg', format: 'jpeg', ...small });
  });

  it('is at most 512 pixels long and keeps its proportions', async () => {
    expect(await measuresOf(await makePicture('jpeg', { width: 2000, height: 1000 }))).toMatchObject({
      width: 512,
      height: 256,
    });
  });

  it('is turned upright, and keeps no metadata', async () => {
    const sent = await makeTurnedPhoto();
    expect(sent.includes('Somewhere 12')).toBe(true);
    const { content } = await renderPicture(sent, profilePicture);
    const { width, height, exif, icc, orientation } = await sharp(content).metadata();
    expect({ width, height, exif, icc, orientation }).toEqual({ width: 341, height: 512 });
  });
});

const notImage = text('picture.notImage');
const tooManyPixels = text('picture.tooManyPixels');
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('is refused', () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['nothing', () => Buffer.alloc(0), notImage],
    ['a text', () => Buffer.from('hello'), notImage],
    ['a drawing with a script', () => Buffer.from(drawing), notImage],
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), notImage],
    ['a script that begins like a GIF', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)'), notImage],
    ['WebP', () => makePicture('webp'), notImage],
    ['TIFF', () => makePicture('tiff'), notImage],
    [
      'a picture with a page behind its end',
      async () => Buffer.concat([await makePicture('png'), Buffer.from(`<html>${drawing}</html>`)]),
      notImage,
    ],
    [
      'half a picture',
      async () => (await makePhoto({ width: 800, height: 600 })).subarray(0, 20_000),
      notImage,
    ],
    ['the head of a picture', async () => (await makePicture('png')).subarray(0, 40), notImage],
    ['a PNG of 400 million pixels', () => makePngBomb(), tooManyPixels],
    ['a GIF of 3600 million pixels', () => makeGifBomb(), tooManyPixels],
    ['a JPEG of a thousand scans', () => makeJpegBomb(), notImage],
  ])('%s', async (_, make, sentence) => {
    const before = process.memoryUsage.rss();
    await expect(renderPicture(await make(), profilePicture)).rejects.toThrow(sentence);
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
  });
});
