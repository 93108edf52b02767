import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type CookieName, readCookieOf, setCookieOf } from './cookie.ts';
import { createSealer } from './seal.ts';

/** A browser, as the platform recognizes it (docs/decisions/014). */
export interface Device {
  /** A secret; the platform stores its hash at a sign-in. */
  secret: string;
  /** Whether the browser received the secret from us, so that a person has signed in with it. */
  isKnown: boolean;
}

/** Seals device secrets for storage in the browser. */
export interface DeviceSealer {
  seal(secret: string): Promise<string>;
  open(sealed: string): Promise<string | undefined>;
}

/** Browsers store cookies for at most 400 days. */
const seconds = 400 * 24 * 60 * 60;

const deviceCookie: CookieName = 'campus_device';

/** Seals device secrets for as long as browsers store cookies. */
export function createDeviceSealer(sessionSecret: string): DeviceSealer {
  const schema = z.object({ device: z.string().min(43) });
  const sealer = createSealer(sessionSecret, { purpose: 'campus device', schema });
  return {
    seal: (device) => sealer.seal({ device }, seconds),
    open: async (sealed) => (await sealer.open(sealed))?.device,
  };
}

/** Returns the device from the browser's cookie, or a new one, which the browser receives at sign-in. */
export async function readDevice(
  request: FastifyRequest,
  sealer: DeviceSealer,
  secure: boolean,
): Promise<Device> {
  const sealed = readCookieOf(request, deviceCookie, secure);
  const secret = sealed && (await sealer.open(sealed));
  return secret
    ? { secret, isKnown: true }
    : { secret: randomBytes(32).toString('base64url'), isKnown: false };
}

/** Stores the sealed device in the browser for 400 days. */
export function setDeviceCookie(reply: FastifyReply, sealed: string, secure: boolean): void {
  setCookieOf(reply, deviceCookie, sealed, { seconds, secure });
}
