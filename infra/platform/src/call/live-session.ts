/**
 * Returns an SQL condition: the session has not expired, and it was used within this many hours. The last use
 * is accurate to some minutes (`noteUse`).
 */
export function isLive(session: string, idleHours: `$${number}`): string {
  return `((${session}."expiresAt" is null or ${session}."expiresAt" > now())
    and coalesce(${session}."lastUsedAt", ${session}."createdAt") > now() - make_interval(hours => ${idleHours}))`;
}
