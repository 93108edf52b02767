/** Why the platform cannot start, as the one sentence its operator reads. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
