import { type ClassSchema, object, pointer, string } from '../class-schema.ts';

/** Something that needs a level: a command (`cmd`) or opening a page (`pageAccess`). */
export const permission: ClassSchema = {
  className: 'Permission',
  fields: {
    type: string,
    action: string,
    defaultPermission: string,
    minBuildVersion: string,
    params: object,
  },
};

/** The level an account has configured for a permission in its world. */
export const worldPermission: ClassSchema = {
  className: 'WorldPermission',
  fields: { account: pointer('Account'), permission: pointer('Permission'), level: string },
};
