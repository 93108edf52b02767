import { AppError } from '@campus/contracts/app-error';
import { getPicture } from '@campus/contracts/wire/pictures';
import { gatewayRoute } from '../gateway/define.ts';
import { isPictureFor } from './is-picture-for.ts';

const typeOf: Readonly<Record<string, string>> = { png: 'image/png', gif: 'image/gif' };

export const pictureRoutes = [
  gatewayRoute(getPicture, {
    access: 'signedIn',
    missing: 'picture.none',
    handle: async ({ sql, actor, log, services: { files }, input: { name } }) => {
      if (!(await isPictureFor(sql, name, actor))) throw new AppError('notFound', 'picture.none');
      const bytes = await files.getFileData(name).catch((error: unknown) => {
        log.error({ err: error, file: name }, 'file lost');
        throw new AppError('notFound', 'picture.none');
      });
      return { type: typeOf[name.split('.').at(-1) ?? ''] ?? 'image/jpeg', bytes };
    },
  }),
];
