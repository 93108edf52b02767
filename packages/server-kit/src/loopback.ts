/** Whether a host name or address is this machine, so that requests to it cross no network. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(name);
}

const proxyHeaders = ['forwarded', 'via', 'x-real-ip'];

/** A request, as far as it says who asks. */
interface Asked {
  remoteAddress: string | undefined;
  /** The host it names, without the port. */
  hostname: string | undefined;
  headers: Readonly<Record<string, unknown>>;
}

/**
 * Whether a program on this machine makes the request itself. Requests through a proxy on this machine also come from
 * here, but name a public host or carry forwarding headers.
 */
export function isAskedHere({ remoteAddress = '', hostname = '', headers }: Asked): boolean {
  const passedOn = Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || proxyHeaders.includes(name),
  );
  return !passedOn && isLoopback(remoteAddress) && isLoopback(hostname);
}
