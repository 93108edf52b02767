/** The code of a page could not be loaded: the network failed, or the console was updated since it was opened. */
export class PageNotLoaded extends Error {}
