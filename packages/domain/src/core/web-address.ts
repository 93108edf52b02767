/** Whether a browser may be sent to this address: an absolute http or https address, nothing else. */
export function isWebAddress(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '');
}
