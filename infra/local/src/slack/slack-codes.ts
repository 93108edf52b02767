import { randomBytes } from 'node:crypto';

/** The console's client id at Slack. */
export const slackClientId = 'campus-console';

const lifetimeMs = 10 * 60 * 1000;

/** A person's consent. */
interface Consent {
  channel: string;
  redirectUri: string;
}

/** Codes for consents. Each can be exchanged once within ten minutes, with its redirect address. */
export interface SlackCodes {
  issue(consent: Consent): string;
  /** Returns the channel, or Slack's error code. */
  exchange(code: string, redirectUri: string): { channel: string } | { error: string };
  /** The channel of a code, even after its use. */
  channelOf(code: string): string | undefined;
}

/** Codes in memory, which expire after `lifetimeMs`. */
export function createSlackCodes(): SlackCodes {
  const consents = new Map<string, Consent & { used: boolean }>();
  return {
    issue(consent) {
      const code = randomBytes(24).toString('base64url');
      consents.set(code, { ...consent, used: false });
      setTimeout(() => consents.delete(code), lifetimeMs).unref();
      return code;
    },
    exchange(code, redirectUri) {
      const consent = consents.get(code);
      if (!consent) return { error: 'invalid_code' };
      if (consent.redirectUri !== redirectUri) return { error: 'bad_redirect_uri' };
      if (consent.used) return { error: 'code_already_used' };
      consent.used = true;
      return { channel: consent.channel };
    },
    channelOf: (code) => consents.get(code)?.channel,
  };
}
