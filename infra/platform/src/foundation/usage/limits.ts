const limitTypes = ['TIMEOUT_EXCEEDED', 'TOO_MANY_ROWS', 'MEMORY_LIMIT_EXCEEDED'];

/** Whether a query was ended by its own limits of time, rows, or memory. Both engines name the reason alike. */
export function isLimitReached(error: unknown): boolean {
  return error instanceof Error && 'type' in error && limitTypes.includes(String(error.type));
}
