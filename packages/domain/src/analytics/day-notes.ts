/** The most notes on days that an account keeps. */
export const maxDayNotes = 1000;

/** The longest note, in characters. */
export const maxDayNoteLength = 200;
