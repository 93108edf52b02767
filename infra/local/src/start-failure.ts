/** Why the stack cannot start, as the one sentence a person reads; everything else that is thrown is a bug. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
