import { AppError } from '@campus/contracts/core/app-error';
import type { WireBytes } from '@campus/contracts/core/wire-route';
import type { Call } from '../../call/call.ts';

const typeOf: Readonly<Record<string, string>> = { png: 'image/png', gif: 'image/gif' };

/** Returns a stored picture that the caller may see. Throws "not found" if its file is missing. */
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
