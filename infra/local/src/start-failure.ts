/** Why the stack cannot start or continue, as a sentence for people. Any other exception is a bug. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** The text of a failure for people: its sentence, or for a bug all details. */
export function explainFailure(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  if (isWrongPassword(error)) return wrongPassword;
  if (isFullDisk(error)) return 'The disk is full; make room and start again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const wrongPassword =
  'The database refuses databasePassword of secrets.json. Put back the secrets.json that the data folder was made with.';

/** Whether PostgreSQL refused the password (28P01). */
function isWrongPassword(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '28P01';
}

function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}
