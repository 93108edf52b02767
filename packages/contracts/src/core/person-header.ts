/** The header in which a page of the console names the user it shows. Scripts send none. */
export const personHeader = 'x-campus-person';
