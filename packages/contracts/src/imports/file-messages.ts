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
  'imports.file.html':
    'This file is a web page, despite its name. Open it in a spreadsheet program and save it as CSV.',
  'imports.file.xml':
    'This file is written in XML, despite its name. Open it in a spreadsheet program and save it as CSV.',
  'imports.file.json':
    'This file is written in JSON, despite its name. Export the people as CSV, with a row for each person.',
  'imports.file.result':
    'This file is the result of an import, without the values of the rows that failed. Open that import, download “Rows that failed”, correct them, and send that file.',
  'imports.file.noRow': (p: { line: number }) => `No row of this file begins in line ${p.line}.`,
  'imports.file.busy': (p: { seconds: number }) =>
    `Too many files are being read at the moment. Please send the file again in ${p.seconds} seconds.`,
  'imports.file.tooSlow':
    'This file takes too long to read. Open it in a spreadsheet program and save it as CSV, or split it into smaller files.',
  'imports.file.tooComplex':
    'This file needs too much memory to read. Open it in a spreadsheet program and save it as CSV, or split it into smaller files.',
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
