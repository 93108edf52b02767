import { grouped } from '../core/grouped.ts';

/** The errors of an import file, as a whole or in one of its rows. */
export const importFilesMessages = {
  'imports.file.notFound': 'This file could not be found. Files to be imported are kept for a day.',
  'imports.file.incomplete': 'This file was not sent completely.',
  'imports.file.noRoom': (p: { most: string }) =>
    `The files of this account can take up ${p.most} at a time. Each is deleted after a day.`,
  'imports.file.tooManyOpen': (p: { most: number; seconds: number }) =>
    `You can send ${p.most} files at a time. Please try again when one is complete, or in ${p.seconds} seconds.`,
  'imports.file.empty': 'There is nothing in this file.',
  'imports.file.notText': 'This is not a CSV file, despite its name. Spreadsheets can be saved as CSV.',
  'imports.file.tooManyColumns': (p: { max: number }) => `A file can have at most ${p.max} columns.`,
  'imports.file.tooManyRows': (p: { max: number }) => `A file can have at most ${grouped(p.max)} rows.`,
  'imports.file.quotesOpen': (p: { line: number }) =>
    `The quotes of a cell that begins in line ${p.line} are never closed.`,
  'imports.file.lineTooLong': (p: { line: number }) => `Line ${p.line} is longer than 1 MB.`,
  'imports.row.tooManyMails':
    'No invitation was sent: this person or this account has reached the daily limit.',
  'imports.row.nul': 'There is a NUL character in this row.',
  'imports.row.tooManyCells': (p: { columns: number }) =>
    `This row has more cells than the file has columns (${p.columns}). Cells with separators need quotes.`,
  'imports.row.cellTooLong': (p: { max: number }) => `A cell can have at most ${grouped(p.max)} characters.`,
} as const;
