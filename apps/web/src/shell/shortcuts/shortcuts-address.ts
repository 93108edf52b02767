/** Not the address of a page: the finder opens the dialog of shortcuts instead. */
export const shortcutsAddress = '#shortcuts';
