/** Whether a browser can be sent to this address: a whole one, by http or https and by nothing else. */
export function isWebAddress(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '');
}
