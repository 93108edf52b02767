/** The most keys of servers that an account has at a time: one in use, and one to change to. */
export const maxEventKeys = 2;
