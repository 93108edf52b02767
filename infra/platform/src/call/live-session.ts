/**
 * The condition for a session that has neither expired nor been left unused for so many hours. Its use is dated
 * to within some minutes (`noteUse`).
 */
export function isLive(session: string, idleHours: `$${number}`): string {
  return `((${session}."expiresAt" is null or ${session}."expiresAt" > now())
    and coalesce(${session}."lastUsedAt", ${session}."createdAt") > now() - make_interval(hours => ${idleHours}))`;
}
