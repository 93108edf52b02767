import { type ClassSchema, pointer, string } from '../class-schema.ts';

/** A third-party identity linked to a user; `subject` is who its issuer says the person is. */
export const userIdentity: ClassSchema = {
  className: 'UserIdentity',
  fields: {
    user: pointer('_User'),
    /** One of the kinds of providers. */
    provider: string,
    issuer: string,
    subject: string,
    /** For `oidc` and `passport`. */
    ssoConfig: pointer('SSOConfig'),
    /** What the provider told when it was linked; it opens nothing. */
    email: string,
  },
};
