import { isTeamId } from '@campus/domain/members/team-ids';
import * as z from 'zod';
import { displayName, emailError, firstName, lastName, looksLikeEmail, typed } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';

export const title = typed(64, sentence('members.title.length')).describe(
  'Title, at most 64 characters; empty for none.',
);
export const contactEmail = typed(100, sentence('members.contactEmail.invalid'))
  .refine((value) => value === '' || looksLikeEmail(value), {
    error: emailError(sentence('members.contactEmail.invalid')),
  })
  .describe('Email address for contact only; empty for none.');
export const teamId = z
  .string()
  .refine(isTeamId, { error: sentence('members.teamId.unknown') })
  .describe("Team number as text: '0' is team A, '77' is team BZ.");

/** The fields of a member that people type, with the rule of each. */
export const memberTexts = { displayName, firstName, lastName, contactEmail, title };
