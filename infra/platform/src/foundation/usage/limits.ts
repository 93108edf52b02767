const limitTypes = ['TIMEOUT_EXCEEDED', 'TOO_MANY_ROWS', 'MEMORY_LIMIT_EXCEEDED'];

/** Whether a query exceeded its own limit of time, rows, or memory. Both engines use the same error types. */
export function isLimitReached(error: unknown): boolean {
  return error instanceof Error && 'type' in error && limitTypes.includes(String(error.type));
}
