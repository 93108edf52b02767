/** Most entries that a person can page through in a list or a search. Beyond them the person narrows the search. */
export const listLimit = 1000;

/** Entries on one page of a list. */
export const pageSize = 25;

/** The most entries that a script can ask for in one call. */
export const maxPageSize = 500;

/** The most rows of a list that a call can skip. */
export const maxRow = 100_000;

/** The most rows that a person can select, or exclude, one by one. */
export const maxSelected = 1000;

/** Page links shown at once. */
export const pageLinks = 5;
