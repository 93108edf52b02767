import * as z from 'zod';
import { accountId, id } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import { wireRoute } from '../core/wire-route.ts';
import { requiredText } from '../settings/values.ts';

/** An address the browser leaves the console for, or comes back to. */
const address = z.string().max(2000);

/** The state of an account's own streaming, and the world of its client. */
export const getStreamingSettings = wireCall(
  'getStreamingSettings',
  z.strictObject({ accountId }),
  z.object({
    accountId: id,
    enrolled: z.boolean(),
    enabled: z.boolean(),
    launchButtonLabel: z.string(),
    /** The name of the server configuration, by which the REST routes know the world. */
    serverConfigName: z.string(),
    worldBuildVersion: z.string(),
  }),
);

/**
 * An address that streams the account's campus, from the account's vendor. It carries a handover token of
 * the caller. `loginUrl` is where the vendor sends people who must sign in, `logoutUrl` where the session
 * ends, with `status` added to its query; both have the origin of the console.
 */
export const getStreamingUrl = wireCall(
  'getStreamingUrl',
  z.strictObject({ accountId, loginUrl: address, logoutUrl: address }),
  z.object({ url: z.string() }),
);

const serverConfigName = z.string().min(1).max(100);

const gdnStatus = z.object({
  enabled: z.boolean(),
  showLaunchButton: z.boolean(),
  /** Empty where the vendor's own label is to be shown. */
  launchButtonLabel: z.string(),
});

/** The state of a world at GDN; 404 if it is not enrolled. */
export const getGdnStatus = wireRoute('GET', '/GFN/AccountStatus/{serverConfigName}', {
  input: z.strictObject({ serverConfigName }),
  output: gdnStatus,
});

/** Changes the given fields of that state, for people who may open the integrations; returns the new state. */
export const putGdnStatus = wireRoute('PUT', '/GFN/AccountStatus/{serverConfigName}', {
  input: z.strictObject({
    serverConfigName,
    showLaunchButton: z.boolean().optional(),
    launchButtonLabel: requiredText(60).optional(),
  }),
  output: gdnStatus,
});

/**
 * The address that streams a world to one of its members, as the body: it carries a handover token of theirs.
 * `redirectUrl`, where the session ends with `status` added to its query, has the origin of the console.
 */
export const getGdnUrl = wireRoute('GET', '/GFN/Url/{serverConfigName}', {
  input: z.strictObject({ serverConfigName, redirectUrl: address.optional() }),
  output: z.string(),
});

/**
 * The address that streams a world to anybody; they sign in inside the stream. Fails with 404 for an unknown world,
 * and with 403 for one without GDN.
 */
export const getGdnUrlBypass = wireRoute('GET', '/GFN/UrlBypass/{worldName}', {
  input: z.strictObject({ worldName: serverConfigName, redirectUrl: address.optional() }),
  output: z.string(),
});
