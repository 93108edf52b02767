/** Why the stack cannot start or continue, as a sentence for people. Any other exception is a bug. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** The text of a failure for people: its sentence, or for a bug all details. */
export function explainFailure(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  if (isFullDisk(error)) return 'The disk is full; make room and start again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}
