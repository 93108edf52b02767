import { randomBytes } from 'node:crypto';
import { AppError } from '@campus/contracts/core/app-error';
import type { UploadedFile } from '@campus/contracts/core/files';
import { refusePicture } from '@campus/domain/profile/pictures';
import type { Services } from '../../call/services.ts';
import { enqueueDropIfUnused } from '../../work/jobs/drop-file.ts';
import type { PictureUse } from './picture-use.ts';
import { type RenderedPicture, renderPicture } from './render-picture.ts';

/**
 * Keeps a picture and returns the name it is kept under, or throws why it is not taken. Until a change refers to it,
 * it is kept for an hour only.
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

/** A name that nobody can guess and that is not in use. */
export function pictureFileName(type: RenderedPicture['type']): string {
  return `${randomBytes(16).toString('hex')}.${type === 'image/png' ? 'png' : 'jpg'}`;
}
