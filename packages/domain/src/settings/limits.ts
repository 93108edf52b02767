/** Days after which a password can expire, at most. */
export const maxPasswordAge = 3650;

/** The largest upload where a world sets none (WLD-019), and the largest it can set, in megabytes. */
export const defaultUploadMB = 30;
export const maxUploadLimitMB = 5000;

/** How many favorite or recent rooms a person has: where the account says nothing, at least, and at most. */
export const defaultMaxRooms = 10;
export const minRooms = 1;
export const maxRooms = 500;

/** Characters of the note that says why settings are changed. */
export const maxNoteLength = 300;

/** Characters of the gear menu's folder name (CTL-023) and of the login header (CTL-025). */
export const maxFolderNameLength = 100;
export const maxLoginHeaderLength = 20;

/** Minutes without input after which a person counts as idle, where a world sets none (CTL-032). */
export const defaultIdleMinutes = 60;
/** The most that a world can set: a week, in seconds as they are stored. */
export const maxIdleSeconds = 7 * 24 * 3600;
