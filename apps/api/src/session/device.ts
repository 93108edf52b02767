import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type CookieName, readCookieOf, setCookieOf } from './cookie.ts';
import { createSealer } from './seal.ts';

/** A browser, as the platform recognizes it (docs/decisions/014). */
export interface Device {
  /** The secret whose hash the platform stores at a sign-in. */
  secret: string;
  /** Whether we gave it to the browser, so that a person has signed in with it. */
  isKnown: boolean;
}

/** Seals the secret of a device for the browser to keep. */
export interface DeviceSealer {
  seal(secret: string): Promise<string>;
  open(sealed: string): Promise<string | undefined>;
}

/** Browsers keep no cookie longer than 400 days. */
const seconds = 400 * 24 * 60 * 60;

const deviceCookie: CookieName = 'campus_device';

/** Seals the secret of a device, for as long as browsers keep a cookie. */
export function createDeviceSealer(sessionSecret: string): DeviceSealer {
  const schema = z.object({ device: z.string().min(43) });
  const sealer = createSealer(sessionSecret, { purpose: 'campus device', schema });
  return {
    seal: (device) => sealer.seal({ device }, seconds),
    open: async (sealed) => (await sealer.open(sealed))?.device,
  };
}

/** The device of a browser's call: that of its cookie, or a new one, which it gets at a sign-in. */
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

/** Gives the browser its sealed device, for 400 days. */
export function setDeviceCookie(reply: FastifyReply, sealed: string, secure: boolean): void {
  setCookieOf(reply, deviceCookie, sealed, { seconds, secure });
}
