import { type ClassSchema, object, pointer } from '../class-schema.ts';

/** What a user looks like in the world; the client makes it. */
export const avatar: ClassSchema = {
  className: 'Avatar',
  fields: { user: pointer('_User'), definition: object },
};
