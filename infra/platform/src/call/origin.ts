/** Where a call comes from. */
export interface Origin {
  /** The network address of the original caller, as far as proxies are trusted. */
  address: string;
  /** What the program called itself; may be empty. */
  userAgent: string;
}

/** The origin of a request, in a length that is fit to be stored. */
export function originOf(address: unknown, userAgent: unknown): Origin {
  return {
    // A socket that takes both kinds of addresses writes those of IPv4 in the manner of IPv6.
    address: shortText(address, 45).replace(/^::ffff:(?=\d+\.)/i, ''),
    userAgent: shortText(userAgent, 300),
  };
}

function shortText(value: unknown, length: number): string {
  return typeof value === 'string' ? value.slice(0, length) : '';
}
