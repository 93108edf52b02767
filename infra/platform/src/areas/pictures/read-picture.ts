import { AppError } from '@campus/contracts/core/app-error';
import type { WireBytes } from '@campus/contracts/core/wire-route';
import type { Call } from '../../call/call.ts';

const typeOf: Readonly<Record<string, string>> = { png: 'image/png', gif: 'image/gif' };

/** A stored picture that the caller may see; not found where its file is lost. */
export async function readPicture(
  { log, services: { files } }: Pick<Call, 'log' | 'services'>,
  file: string,
): Promise<WireBytes> {
  const bytes = await files.getFileData(file).catch((error: unknown) => {
    log.error({ err: error, file }, 'file lost');
    throw new AppError('notFound', 'picture.none');
  });
  return { type: typeOf[file.split('.').at(-1) ?? ''] ?? 'image/jpeg', bytes };
}
