import { AppError } from '@campus/contracts/core/app-error';
import { getPicture } from '@campus/contracts/profile/picture-functions';
import { platformRoute } from '../../call/route.ts';
import { isPictureFor } from './is-picture-for.ts';
import { readPicture } from './read-picture.ts';

export const pictureRoutes = [
  platformRoute(getPicture, {
    access: 'signedIn',
    missing: 'picture.none',
    handle: async (call) => {
      const { sql, actor, input } = call;
      if (!(await isPictureFor(sql, input.name, actor))) throw new AppError('notFound', 'picture.none');
      return readPicture(call, input.name);
    },
  }),
];
