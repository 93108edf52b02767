/** The most passcodes of a room (ROM-036), and the fewest characters of each (ROM-037). */
export const maxPasscodes = 2;
export const minPasscodeLength = 8;
/** A bound of ours: passcodes are typed by hand. */
export const maxPasscodeLength = 128;

export type PasscodeRefusal =
  | 'rooms.passcode.count'
  | 'rooms.passcode.characters'
  | 'rooms.passcode.weak'
  | 'rooms.passcode.tooLong';

/** Why a text cannot be the passcode of a room, or undefined (ROM-037, ROM-038). */
export function refusePasscode(passcode: string): PasscodeRefusal | undefined {
  if (/[\s;\p{Cc}]/u.test(passcode)) return 'rooms.passcode.characters';
  const length = [...passcode].length;
  if (length > maxPasscodeLength) return 'rooms.passcode.tooLong';
  return length < minPasscodeLength || !/\p{L}/u.test(passcode) || !/\p{Nd}/u.test(passcode)
    ? 'rooms.passcode.weak'
    : undefined;
}

/** Why a room whose passcodes are on cannot have these, or undefined: one or two (ROM-036), each of them good. */
export function refusePasscodes(passcodes: readonly string[]): PasscodeRefusal | undefined {
  if (passcodes.length === 0 || passcodes.length > maxPasscodes) return 'rooms.passcode.count';
  return passcodes.map(refusePasscode).find((refusal) => refusal !== undefined);
}
