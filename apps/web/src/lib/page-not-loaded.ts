/** The code of a page could not load: the network failed, or the console was updated since it was opened. */
export class PageNotLoaded extends Error {}
