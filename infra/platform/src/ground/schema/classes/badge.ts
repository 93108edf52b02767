import { type ClassSchema, file, pointer, string } from '../class-schema.ts';

/** A picture an account gives to members. */
export const badge: ClassSchema = {
  className: 'Badge',
  fields: { name: string, image: file, account: pointer('Account') },
};
