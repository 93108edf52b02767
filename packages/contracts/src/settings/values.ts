import { isWebAddress } from '@campus/domain/core/web-address';
import * as z from 'zod';
import { emailError, looksLikeEmail, typed, typedLines } from '../core/fields.ts';
import { type Sentence, sentence } from '../core/schema-sentences.ts';

/** The longest address a setting takes, as browsers do. */
const maxAddressLength = 2083;

const missing = { error: sentence('settings.textMissing') };

export const yesOrNo = z.boolean();

/** A text that may be empty, on a single line. */
export const optionalText = (max: number) => typed(max);

/** A text that may be empty, of several lines. */
export const optionalLines = (max: number) => typedLines(max);

/** A text of several lines that may be empty, but not made of blanks only (WLD-027). */
export const emptyOrText = (max: number) =>
  z
    .string()
    .refine((value) => value === '' || value.trim() !== '', missing)
    .pipe(typedLines(max));

/** A text that is not empty, on a single line. */
export const requiredText = (max: number) => typed(max).refine((value) => value !== '', missing);

/** A text that is not empty, of several lines. */
export const requiredLines = (max: number) => typedLines(max).refine((value) => value !== '', missing);

/** As `requiredText`; null removes the text, because a blank one cannot be saved (WLD-029). */
export const textOrNone = (max: number) => orNone(requiredText(max));

/** As `requiredLines`; null removes the text, because a blank one cannot be saved (WLD-028). */
export const linesOrNone = (max: number) => orNone(requiredLines(max));

function orNone(text: z.ZodType<string>) {
  return text.nullable().transform((value) => value ?? '');
}

/** A web address, or an empty text for none. */
export const optionalAddress = typed(maxAddressLength).refine(
  (value) => value === '' || isWebAddress(value),
  {
    error: sentence('settings.address'),
  },
);

/** An email address, or an empty text for none. */
export const optionalEmail = typed(100).refine((value) => value === '' || looksLikeEmail(value), {
  error: emailError(sentence('auth.email.format')),
});

/** A whole number within bounds. */
export const wholeNumber = (min: number, max: number) => z.int().min(min).max(max);

/** A number that is not negative; 0 and null mean that there is none, which is stored as null (WLD-031, CTL-034). */
export const numberOrNone = (max: number, tooLarge?: { error: Sentence }) =>
  z
    .number()
    .min(0)
    .max(max, tooLarge)
    .nullable()
    .transform((value) => value || null);
