/** The most views of the dashboard that a person keeps in an account. */
export const maxViews = 50;
