import { readFileSync } from 'node:fs';
import { isLoopback } from '@campus/server-kit/loopback';

/** The platform's addresses, and the connections that may be unencrypted. */
interface Addresses {
  databaseUrl: string;
  smtpUrl: string;
  /** The addresses of the usage-search service and its event store; empty if they are on this machine. */
  usageUrls: readonly string[];
  /** The connections that may be unencrypted. */
  plaintext: readonly string[];
}

/** Returns why an address on another machine is refused, or undefined. */
export function refusePlaintext({ databaseUrl, usageUrls, plaintext }: Addresses): string | undefined {
  const open = usageUrls.find((url) => url.startsWith('http:') && leavesMachine(url));
  if (open && !plaintext.includes('usage'))
    return (
      `${new URL(open).origin} is another machine, so its address must begin with https. ` +
      'Where the network itself is encrypted, set ALLOW_PLAINTEXT=usage.'
    );
  if (!leavesMachine(databaseUrl) || plaintext.includes('database') || verifies(databaseUrl))
    return undefined;
  return (
    'DATABASE_URL names another machine, so it must end with "?sslmode=verify-full". ' +
    'Where the network itself is encrypted, set ALLOW_PLAINTEXT=database.'
  );
}

/** Whether mails must wait until the mail server has offered encryption. `smtps:` is always encrypted. */
export function needsStartTls({ smtpUrl, plaintext }: Addresses): boolean {
  return leavesMachine(smtpUrl) && !plaintext.includes('smtp');
}

/** Returns the TLS settings in a database address, for drivers that do not read `sslmode` themselves. */
export function tlsOf(databaseUrl: string): { ca?: string } | undefined {
  if (!verifies(databaseUrl)) return undefined;
  const authority = new URL(databaseUrl).searchParams.get('sslrootcert');
  return authority ? { ca: readFileSync(authority, 'utf8') } : {};
}

function verifies(databaseUrl: string): boolean {
  return new URL(databaseUrl).searchParams.get('sslmode') === 'verify-full';
}

function leavesMachine(url: string): boolean {
  return !isLoopback(new URL(url).hostname);
}
