import { type ladder, levels, permissions } from '@campus/domain/access/levels';
import { emailFault } from '@campus/domain/core/email-faults';
import { hasControls, onOneLine, visibleText } from '@campus/domain/core/typed-text';
import { isWebAddress } from '@campus/domain/core/web-address';
import { passwordRefusals } from '@campus/domain/passwords/passwords';
import * as z from 'zod';
import { addRefusal } from './add-refusal.ts';
import type { RefusalKey } from './keys.ts';
import { type Sentence, sentence } from './schema-sentences.ts';
import { isSharedKey } from './text.ts';

/** The text of a key. The first page does not load texts about calls and uses the general one. */
function ofCall(key: RefusalKey): Sentence {
  return (issue) => sentence(isSharedKey(key) ? key : 'request.invalid')(issue);
}

const required = ofCall('request.required');

/**
 * Text typed by a person on a single line: no control characters, a blank in place of each tab and line break, at most
 * `max` characters, trimmed, and empty if nothing is visible. `tooLong` and `missing` replace the general sentences.
 */
export function typed(max: number, tooLong?: Sentence, missing?: Sentence) {
  return typedAs((value) => visibleText(onOneLine(value)), { max, tooLong, missing });
}

/** Text as `typed`, of several lines: messages, notes, and descriptions. */
export function typedLines(max: number, tooLong?: Sentence) {
  return typedAs(visibleText, { max, tooLong });
}

interface TypedLimits {
  max: number;
  tooLong?: Sentence | undefined;
  missing?: Sentence | undefined;
}

function typedAs(
  tidy: (value: string) => string,
  { max, tooLong = sentence('text.tooLong', { max }), missing = required }: TypedLimits,
) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? missing(issue) : undefined) })
    .max(max * 8, { error: tooLong, abort: true })
    .refine((value) => !value.includes('\0'), { error: sentence('text.nul'), abort: true })
    .refine((value) => !hasControls(value), { error: sentence('text.controls'), abort: true })
    .overwrite(tidy)
    .refine((value) => [...value].length <= max, { error: tooLong, abort: true })
    .meta({ maxLength: max });
}

/**
 * Typed text of several lines without broken surrogate pairs. Use it for text that never reaches the platform, which would
 * refuse them.
 */
export function wellFormed(max: number, tooLong?: Sentence) {
  return typedLines(max, tooLong).refine((value) => value.isWellFormed(), {
    error: sentence('request.invalid'),
  });
}

export const id = idOr(ofCall('request.identifier'), required).describe('Identifier issued by the platform.');

export const accountId = idOr(sentence('request.accountMissing')).describe('Identifier of the account.');

/** An id with its error for a malformed value, and optionally another for a missing value. */
export function idOr(error: Sentence, missing = error) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? missing : error)(issue) })
    .regex(/^[A-Za-z0-9]{1,32}$/, { error });
}

export const flag = z.stringbool().or(z.boolean()).default(false);

export const instant = z.iso.datetime().describe('Date and time in UTC (ISO 8601, with milliseconds).');

export const day = z.iso
  .date()
  .refine((value) => value >= '1970' && value < '2200', { error: sentence('request.invalid') })
  .describe('Calendar day, YYYY-MM-DD, from 1970 to 2199.');

export const webAddress = z.string().refine(isWebAddress, { error: sentence('request.invalid') });

export const emailPattern = z.regexes.html5Email;

/** Whether a value looks like name@host.domain. This is the product's only definition of an email address. */
export function looksLikeEmail(value: string): boolean {
  return (
    value.length <= 100 &&
    emailPattern.test(value) &&
    /@[^@]+\.[^@.]+$/.test(value) &&
    emailFault(value) === undefined
  );
}

/** The error for an invalid email address: the specific problem, or the area's own sentence. */
export function emailError(format: Sentence): (issue: { input?: unknown }) => string {
  return (issue) => {
    const fault = emailFault(String(issue.input));
    return (fault ? sentence(fault) : format)(issue);
  };
}

/**
 * An email address of at most 100 characters, trimmed and lowercased, with the area's own sentences. `other` is a word
 * that is accepted in its place.
 */
export function email(sentences: { required: Sentence; format: Sentence }, other?: string) {
  return typed(100, undefined, sentences.required)
    .refine((value) => value !== '', { error: sentences.required, abort: true })
    .refine((value) => value.toLowerCase() === other || looksLikeEmail(value), {
      error: emailError(sentences.format),
    })
    .transform((value) => value.toLowerCase());
}

export const ownEmail = email({
  required: sentence('auth.email.required'),
  format: sentence('auth.email.format'),
}).describe('Email address the person signs in with.');

export const enteredPassword = z
  .string({ error: sentence('auth.password.required') })
  .min(1, { error: sentence('auth.password.required') })
  .max(512, { error: sentence('text.tooLong', { max: 512 }) })
  .refine((value) => !value.includes('\0'), { error: sentence('text.nul') })
  .describe('Password as entered; spaces at either end count.');

export const newPassword = enteredPassword
  .superRefine((value, context) => {
    for (const refusal of passwordRefusals(value)) addRefusal(context, refusal);
  })
  .describe('New password, which must follow the password rules.');

/** The secret in a mailed link. */
export function linkSecret(error: Sentence) {
  return z
    .string({ error })
    .regex(/^[A-Za-z0-9_-]{16,200}$/, { error })
    .describe('Secret from the emailed link.');
}

export const worldName = z
  .string({ error: sentence('request.invalid') })
  .regex(/^[\w .-]{0,100}$/, { error: sentence('request.invalid') })
  .default('')
  .describe('Name of a world, as in its server configuration; empty for none.');

export const displayName = lengthBetween(3, 64, sentence('members.displayName.length')).describe(
  'Name that others see, 3 to 64 characters.',
);
export const firstName = lengthBetween(1, 64, sentence('members.firstName.length')).describe(
  'First name, 1 to 64 characters.',
);
export const lastName = lengthBetween(1, 64, sentence('members.lastName.length')).describe(
  'Last name, 1 to 64 characters.',
);
export const permission = z
  .enum(permissions, { error: sentence('members.permission.unknown') })
  .describe('Permission in the account; suspended members cannot enter it.');
export const previousPermission = permission
  .nullable()
  .describe('Permission of a suspended member before the suspension; null when not suspended or unknown.');
export const level = z
  .enum(levels as [keyof typeof ladder, ...(keyof typeof ladder)[]])
  .describe('Level in the account, from suspended to superadmin.');

/**
 * A value of an option list, such as a language. Lists are stored separated by semicolons, so values must not
 * contain one.
 */
export function optionValue(label: Sentence) {
  return typed(64)
    .refine((value) => value !== '', { error: sentence('request.invalid') })
    .refine((value) => !value.includes(';'), {
      error: (issue) => sentence('option.semicolon', { label: label() })(issue),
    });
}

function lengthBetween(min: number, max: number, error: Sentence) {
  return typed(max, error).refine((value) => [...value].length >= min, { error });
}
