/** Why the platform cannot start, as one sentence for its operator. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
