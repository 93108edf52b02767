/** A fault of an email address, as the key of a sentence. */
export type EmailFault =
  | 'email.fault.invisible'
  | 'email.fault.named'
  | 'email.fault.letters'
  | 'email.fault.localLength'
  | 'email.fault.dots';

/** The most characters before the @ (RFC 5321, 4.5.3.1.1). */
const maxLocalPartLength = 64;

/**
 * Returns a specific fault of a text that looks like an email address, or undefined. Quoted local parts and letters
 * beyond ASCII are not supported.
 */
export function emailFault(address: string): EmailFault | undefined {
  const at = address.lastIndexOf('@');
  if (at < 1) return undefined;
  const local = address.slice(0, at);
  if (/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(address)) return 'email.fault.invisible';
  if (isNamed(address)) return 'email.fault.named';
  if (/[^\p{ASCII}\s]/u.test(address)) return 'email.fault.letters';
  if (local.length > maxLocalPartLength) return 'email.fault.localLength';
  return /^\.|\.$|\.\./.test(local) ? 'email.fault.dots' : undefined;
}

/** Whether angle brackets hold something with an `@`, as in `Ada <ada@example.org>`. */
function isNamed(text: string): boolean {
  return text
    .split('>')
    .slice(0, -1)
    .some((part) => part.includes('@', part.lastIndexOf('<') + 1) && part.includes('<'));
}
