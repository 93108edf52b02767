import { randomBytes } from 'node:crypto';
import { AppError } from '@campus/contracts/core/app-error';
import type { UploadedFile } from '@campus/contracts/core/files';
import { refusePicture } from '@campus/domain/profile/pictures';
import type { Services } from '../../call/services.ts';
import { enqueueDropIfUnused } from '../../work/jobs/drop-file.ts';
import type { PictureUse } from './picture-use.ts';
import { type RenderedPicture, renderPicture } from './render-picture.ts';

/**
 * Stores a picture and returns its file name. Throws if it must be refused. Until a change refers to it, the
 * file is kept for only an hour.
 */
export async function takePicture(
  { sql, jobs, files }: Pick<Services, 'sql' | 'jobs' | 'files'>,
  { name, content: sent }: UploadedFile,
  use: PictureUse,
): Promise<string> {
  const refusal = refusePicture({ name, bytes: sent.length });
  if (refusal) throw new AppError('invalid', use.refusals[refusal]);
  const { content, type } = await renderPicture(sent, use);
  const file = pictureFileName(type);
  await enqueueDropIfUnused(sql, jobs, file);
  await files.createFile(file, content, type);
  return file;
}

/** Returns a new file name that nobody can guess. */
export function pictureFileName(type: RenderedPicture['type']): string {
  return `${randomBytes(16).toString('hex')}.${type === 'image/png' ? 'png' : 'jpg'}`;
}
