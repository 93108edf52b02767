/** Texts of the list of own sessions. */
export const sessionsMessages = {
  'sessions.notFound': 'This session has ended already.',
  'sessions.ended': 'The session was ended.',
  'sessions.othersEnded': (p: { count: number }) =>
    p.count === 1 ? 'One other session was ended.' : `${p.count} other sessions were ended.`,
  'sessions.noOthers': 'You are signed in nowhere else.',
} as const;
