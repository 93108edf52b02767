import { accountsMessages } from './messages/accounts.ts';
import { auditMessages } from './messages/audit.ts';
import { authMessages } from './messages/auth.ts';
import { invitationsMessages } from './messages/invitations.ts';
import { membersMessages } from './messages/members.ts';
import { profileMessages } from './messages/profile.ts';
import { sessionsMessages } from './messages/sessions.ts';
import { shellMessages } from './messages/shell.ts';
import { signUpMessages } from './messages/sign-up.ts';
import { ssoMessages } from './messages/sso.ts';
import { streamingMessages } from './messages/streaming.ts';
import { verificationMessages } from './messages/verification.ts';

/** Every user-visible text of the specification, once. A constant, or a function of what varies in it. */
export const messages = {
  ...shellMessages,
  ...authMessages,
  ...signUpMessages,
  ...ssoMessages,
  ...verificationMessages,
  ...sessionsMessages,
  ...profileMessages,
  ...streamingMessages,
  ...accountsMessages,
  ...membersMessages,
  ...invitationsMessages,
  ...auditMessages,
} as const;

export type Messages = typeof messages;
export type MessageKey = keyof Messages;

/** Keys whose text never varies. */
export type ConstantKey = { [K in MessageKey]: Messages[K] extends string ? K : never }[MessageKey];

/** What has to be given to render a text: nothing for a constant. */
export type MessageParams<K extends MessageKey> = Messages[K] extends (params: infer P) => string
  ? [params: P]
  : [];

/** Renders a text of the catalogue. */
export function text<K extends MessageKey>(key: K, ...params: MessageParams<K>): string {
  const message: string | ((params: never) => string) = messages[key];
  return typeof message === 'string' ? message : message(params[0] as never);
}

const keysByText: ReadonlyMap<string, ConstantKey> = new Map(
  Object.entries(messages).flatMap(([key, message]) =>
    typeof message === 'string' ? [[message, key as ConstantKey] as const] : [],
  ),
);

/** The key of a constant text, for texts that come back over the wire; undefined for any other text. */
export function keyOfText(message: string): ConstantKey | undefined {
  return keysByText.get(message);
}
