import { maxDayNoteLength, maxDayNotes } from '@campus/domain/analytics/day-notes';
import * as z from 'zod';
import { bind } from '../core/binding.ts';
import { contract } from '../core/contract.ts';
import { accountId, day, id, instant, typed } from '../core/fields.ts';
import { done } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';
import { ofDashboard } from './analytics.ts';

/** Everybody who may open the dashboard reads notes; administrators write them. */
const access = { ...ofDashboard, level: 'admin' } as const;
const base = '/accounts/{accountId}/analytics/notes' as const;
const limit = { calls: 120, seconds: 60 } as const;

const textMissing = sentence('analytics.dayNote.required');
const noteText = typed(maxDayNoteLength, undefined, textMissing)
  .refine((value) => value !== '' && value.isWellFormed(), { error: textMissing })
  .describe(`What happened on the day, 1 to ${maxDayNoteLength} characters on one line.`);

const noteId = id.describe('Identifier of the note.');
const noteDay = day.describe('Calendar day that the note is about, in any zone that a graph has.');

const dayNote = z
  .object({
    id: noteId,
    day: noteDay,
    text: z.string().describe('What happened on the day.'),
    author: z
      .string()
      .describe(
        'Name of the person who wrote the note last; empty for callers who may not open the page of members, and for people who left.',
      ),
    at: instant.describe('When the note was written or last changed.'),
  })
  .describe('A note that an administrator wrote on a day, shown on the charts of the account.')
  .meta({ id: 'DayNote' });
export type DayNote = z.output<typeof dayNote>;

export const listDayNotes = contract({
  kind: 'query',
  access: ofDashboard,
  scope: 'analytics',
  summary: 'The notes on days that administrators of the account have written.',
  rest: { method: 'GET', path: base },
  input: z.object({
    accountId,
    from: day.optional().describe('First day of the notes; without it, from the earliest.'),
    to: day.optional().describe('Last day of the notes, included; without it, up to the latest.'),
  }),
  output: z.object({
    items: z.array(dayNote).describe(`Notes by day, at most ${maxDayNotes}.`),
  }),
  limit: { calls: 600, seconds: 60 },
});

export const addDayNote = contract({
  kind: 'mutation',
  access,
  summary: `Write a note on a day, such as “Open day”. An account keeps at most ${maxDayNotes}.`,
  rest: { method: 'POST', path: base },
  input: z.object({ accountId, day: noteDay, text: noteText }),
  output: z.object({ noteId }),
  audit: 'analytics.addDayNote',
  limit,
});

export const changeDayNote = contract({
  kind: 'mutation',
  access,
  summary: 'Change the day or the text of a note, or both.',
  rest: { method: 'PATCH', path: `${base}/{noteId}` },
  input: z.object({ accountId, noteId, day: noteDay.optional(), text: noteText.optional() }),
  output: done,
  audit: 'analytics.changeDayNote',
  limit,
});

export const removeDayNote = contract({
  kind: 'mutation',
  access,
  summary: 'Delete a note on a day.',
  rest: { method: 'DELETE', path: `${base}/{noteId}` },
  input: z.object({ accountId, noteId }),
  output: done,
  audit: 'analytics.removeDayNote',
  limit,
});

/** Ours, as the three below. */
export const getDayNotes = bind(listDayNotes, { name: 'getDayNotes' });

export const createDayNote = bind(addDayNote, { name: 'createDayNote' });

export const updateDayNote = bind(changeDayNote, { name: 'updateDayNote' });

export const deleteDayNote = bind(removeDayNote, { name: 'deleteDayNote' });
