/** The lowest role for an action at web boards (WLD-035): members 0, leaders 1, moderators 4, … */
export const webBoardLevels = [16, 8, 4, 1, 0] as const;

/** Without members: they never set the homepage of a board (WLD-036). */
export const homepageLevels = webBoardLevels.filter((level) => level !== 0);

/** Without owners: a reset is never theirs alone (WLD-037). */
export const resetHomeLevels = webBoardLevels.filter((level) => level !== 16);

/** The roles without access to web boards, or with limited access; 0 gives everyone full access (WLD-038). */
export const webBoardAccessLevels = [8, 4.5, 4, 1.5, 1, 0.5, 0] as const;
