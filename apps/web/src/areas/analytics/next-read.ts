/** How often figures on an open page are read again. */
const everyMs = 300_000;
/** How soon they are read again after a failure, so that the page recovers by itself. */
const afterFailureMs = 30_000;

/** When an open page reads its figures again, in milliseconds. */
export function nextRead({
  state: { status },
}: {
  state: { status: 'pending' | 'error' | 'success' };
}): number {
  return status === 'error' ? afterFailureMs : everyMs;
}
