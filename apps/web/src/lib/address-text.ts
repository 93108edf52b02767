import { text } from '@campus/contracts/core/text';

const loopback = /^(::ffff:)?127\.|^::1$/;
const privateRanges =
  /^(::ffff:)?(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)|^f[cd][\da-f]{2}:|^fe[89ab][\da-f]:/;

/** Describes a local or private network address in words. Returns any other address as it is. */
export function addressText(address: string): string {
  const lower = address.toLowerCase();
  if (lower === '') return text('address.unknown');
  if (loopback.test(lower)) return text('address.thisComputer');
  if (privateRanges.test(lower)) return text('address.privateNetwork');
  return lower.replace(/^::ffff:(?=\d+\.)/, '');
}
