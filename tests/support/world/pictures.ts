import { crc32, deflateSync } from 'node:zlib';
import type { PictureFormat } from '@campus/domain/profile/pictures';
import sharp from 'sharp';

interface Measures {
  width?: number;
  height?: number;
}

/** A picture of one color. */
export function makePicture(
  format: PictureFormat | 'webp' | 'tiff',
  { width = 600, height = 400 }: Measures = {},
): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#336699' } as const;
  return sharp({ create, limitInputPixels: false })[format]().toBuffer();
}

/** A picture that does not compress, like a photograph: about 0.4 bytes per pixel. */
export function makePhoto({ width = 4000, height = 3000 }: Measures = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** A photograph with location and orientation metadata. */
export function makeTurnedPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'Somewhere 12' } })
    .jpeg()
    .toBuffer();
}

/** A PNG of a few kilobytes that expands to 400 million pixels. */
export function makePngBomb(side = 20_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF of a few hundred bytes that declares 3600 million pixels, for itself and its only frame. */
export async function makeGifBomb(): Promise<Buffer> {
  const gif = await makePicture('gif', { width: 10, height: 10 });
  const frame = gif.lastIndexOf(Buffer.from([0x2c, 0, 0, 0, 0, 10, 0, 10, 0]));
  for (const at of [6, 8, frame + 5, frame + 7]) gif.writeUInt16LE(60_000, at);
  return gif;
}

/** A JPEG that would have to be decoded a thousand times. */
export async function makeJpegBomb(): Promise<Buffer> {
  const create = { width: 2000, height: 2000, channels: 3, background: '#336699' } as const;
  const jpeg = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
  const lastScan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(1000).fill(lastScan), jpeg.subarray(-2)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(data.length, 0);
  edges.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([edges.subarray(0, 4), named, edges.subarray(4)]);
}
