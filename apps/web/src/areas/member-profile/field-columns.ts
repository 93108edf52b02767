/** Name, type, three checkboxes and the button that removes a field. */
export const fieldColumns = 'minmax(0, 1fr) 9rem 5rem 5rem 5rem 2rem';
