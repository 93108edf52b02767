import { type ladder, levels, permissions } from '@campus/domain/access/levels';
import { isTimeZone } from '@campus/domain/core/days';
import { isWebAddress } from '@campus/domain/core/web-address';
import { isTeamId } from '@campus/domain/members/team-ids';
import { passwordRefusals } from '@campus/domain/passwords/passwords';
import * as z from 'zod';
import { type Sentence, sentence, text } from './messages.ts';

/**
 * Text a person typed: no NUL, at most `max` characters, trimmed. `tooLong` and `missing` replace the general
 * sentences.
 */
export function typed(
  max: number,
  tooLong: Sentence = sentence('text.tooLong', { max }),
  missing: Sentence = sentence('request.invalid'),
) {
  return z
    .string({ error: ({ input }) => (input === undefined ? missing() : undefined) })
    .max(max * 8, { error: tooLong, abort: true })
    .refine((value) => !value.includes('\0'), { error: sentence('text.nul'), abort: true })
    .trim()
    .refine((value) => [...value].length <= max, { error: tooLong, abort: true });
}

/** Typed text without halves of characters, for what the platform, which refuses them, does not see. */
export function wellFormed(max: number, tooLong?: Sentence) {
  return typed(max, tooLong).refine((value) => value.isWellFormed(), { error: sentence('request.invalid') });
}

/** An id the platform gave. */
export const id = idOr(sentence('request.invalid'));

export const accountId = idOr(sentence('request.accountMissing'));

/** An id, with the sentence for a missing or malformed one. */
export function idOr(error: Sentence) {
  return z.string({ error }).regex(/^[A-Za-z0-9]{1,32}$/, { error });
}

/** Whether something is wanted; in a form, where all fields are texts, a word for it. */
export const flag = z.stringbool().or(z.boolean()).default(false);

/** An instant: over the wire ISO 8601 with milliseconds in UTC. */
export const instant = z.iso.datetime({ error: sentence('request.invalid') });

/** A calendar day, YYYY-MM-DD, in the years that time zones are known for. */
export const day = z.iso
  .date({ error: sentence('request.invalid') })
  .refine((value) => value >= '1970' && value < '2200', { error: sentence('request.invalid') });

/** An address that a browser is sent to. */
export const webAddress = z.string().refine(isWebAddress, { error: sentence('request.invalid') });

/** An IANA time zone; the calendar in which the days of a filter are meant. */
export const timeZone = z
  .string()
  .max(64, { error: sentence('request.invalid'), abort: true })
  .refine(isTimeZone, { error: sentence('request.invalid') })
  .default('UTC');

export const emailPattern = z.regexes.html5Email;

/** Whether a value looks like name@host.domain; the product's one notion of an email address. */
export function looksLikeEmail(value: string): boolean {
  return value.length <= 100 && emailPattern.test(value) && /@[^@]+\.[^@.]+$/.test(value);
}

/** An email address of at most 100 characters, trimmed and lowercased, with the area's own sentences. */
export function email(sentences: { required: Sentence; format: Sentence }) {
  return typed(100, undefined, sentences.required)
    .refine((value) => value !== '', { error: sentences.required, abort: true })
    .refine(looksLikeEmail, { error: sentences.format })
    .transform((value) => value.toLowerCase());
}

/** The address a person signs in with. */
export const ownEmail = email({
  required: sentence('auth.email.required'),
  format: sentence('auth.email.format'),
});

/** A password as entered to sign in; never trimmed. */
export const enteredPassword = z
  .string({ error: sentence('auth.password.required') })
  .min(1, { error: sentence('auth.password.required') })
  .max(512, { error: sentence('text.tooLong', { max: 512 }) })
  .refine((value) => !value.includes('\0'), { error: sentence('text.nul') });

/** A password somebody chooses: every rule it breaks is an issue of its own. */
export const newPassword = enteredPassword.superRefine((value, context) => {
  for (const refusal of passwordRefusals(value)) context.addIssue({ code: 'custom', message: text(refusal) });
});

/** The secret in a link that was mailed. */
export function linkSecret(error: Sentence) {
  return z.string({ error }).regex(/^[A-Za-z0-9_-]{16,200}$/, { error });
}

/** The name of a world, which is that of its server configuration; empty when none is meant. */
export const worldName = z
  .string({ error: sentence('request.invalid') })
  .regex(/^[\w .-]{0,100}$/, { error: sentence('request.invalid') })
  .default('');

export const displayName = lengthBetween(3, 64, sentence('members.displayName.length'));
export const firstName = lengthBetween(1, 64, sentence('members.firstName.length'));
export const lastName = lengthBetween(1, 64, sentence('members.lastName.length'));
export const title = typed(64, sentence('members.title.length'));
export const contactEmail = typed(100, sentence('members.contactEmail.invalid')).refine(
  (value) => value === '' || looksLikeEmail(value),
  { error: sentence('members.contactEmail.invalid') },
);
export const teamId = z.string().refine(isTeamId, { error: sentence('members.teamId.unknown') });
export const permission = z.enum(permissions, { error: sentence('members.permission.unknown') });
export const level = z.enum(levels as [keyof typeof ladder, ...(keyof typeof ladder)[]]);

/** A value of an option list, such as a language; lists are kept with semicolons between their values. */
export function optionValue(label: Sentence) {
  return typed(64)
    .refine((value) => value !== '', { error: sentence('request.invalid') })
    .refine((value) => !value.includes(';'), { error: () => text('option.semicolon', { label: label() }) });
}

function lengthBetween(min: number, max: number, error: Sentence) {
  return typed(max, error).refine((value) => [...value].length >= min, { error });
}
