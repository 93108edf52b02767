import { AppError } from '@campus/contracts/core/app-error';
import { isMoreThanPicture, pictureFormat } from '@campus/domain/profile/picture-content';
import {
  maxPixels,
  type PictureFormat,
  type PictureRefusal,
  refusePixels,
} from '@campus/domain/profile/pictures';
import { createSemaphore } from '@campus/server-kit/semaphore';
import sharp from 'sharp';
import type { PictureUse } from './picture-use.ts';

/** A stored picture. It is rendered from the pixels of the uploaded one and contains nothing else of it. */
export interface RenderedPicture {
  content: Uint8Array;
  type: 'image/png' | 'image/jpeg';
}

const seconds = 10;

// Blocks all decoders except those for JPEG, PNG, and GIF.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

// Decoding uses the same threads as DNS lookups for database connections, so half of them stay free.
const limited = createSemaphore({
  atOnce: 2,
  maxWaiting: 20,
  refusal: () => new AppError('unavailable', 'platform.unavailable'),
});

/** Renders an uploaded picture for storage. Throws if it must be refused. */
export async function renderPicture(sent: Uint8Array, use: PictureUse): Promise<RenderedPicture> {
  const format = pictureFormat(sent);
  if (!format || isMoreThanPicture(sent)) throw refused(use, 'picture.notImage');
  try {
    return await limited(() => render(sent, format, use));
  } catch (error) {
    throw error instanceof AppError ? error : refused(use, 'picture.notImage').because(error);
  }
}

async function render(sent: Uint8Array, format: PictureFormat, use: PictureUse): Promise<RenderedPicture> {
  // Reads the dimensions from the header without the limit. The limit applies when the rest is decoded.
  const { width, height, isProgressive = false } = await sharp(sent, { limitInputPixels: false }).metadata();
  const refusal = refusePixels({ width, height, format, progressive: isProgressive });
  if (refusal) throw refused(use, refusal);
  const { maxSide, asPng } = use;
  const fitting = sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  if (asPng.includes(format)) return { content: await fitting.png().toBuffer(), type: 'image/png' };
  const content = await fitting.flatten({ background: 'white' }).jpeg({ quality: 85 }).toBuffer();
  return { content, type: 'image/jpeg' };
}

function refused(use: PictureUse, refusal: PictureRefusal): AppError {
  return new AppError('invalid', use.refusals[refusal]);
}
