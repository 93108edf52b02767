import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/streaming/functions';
import { isWebAddress } from '@campus/domain/core/web-address';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { RouteRefusal } from '../core/routes.ts';

type Settings = z.output<typeof wire.getStreamingSettings.output>;
type GdnStatus = z.output<typeof wire.getGdnStatus.output>;

/**
 * Streams the campus to a browser. Session addresses come from the vendors and work once. Has no bindings
 * because operations combine settings, the platform's REST routes, and the console's own address.
 */
export function streamingPlatform({ query, mutate, queryRoute, mutateRoute }: Calls) {
  return {
    settings: (accountId: string): Promise<Settings> => query(wire.getStreamingSettings, { accountId }),

    /** A session address of the vendor that the account itself is enrolled with. */
    async campusUrl(accountId: string, at: { loginUrl: string; logoutUrl: string }): Promise<string> {
      const { url } = await mutate(wire.getStreamingUrl, { accountId, ...at }).catch(unanswered);
      return webAddress(url);
    },

    /** The state of a world at GDN; undefined if it is not enrolled. */
    gdnStatus: (serverConfigName: string): Promise<GdnStatus | undefined> =>
      queryRoute(wire.getGdnStatus, { serverConfigName }).catch(unenrolled),

    /** A GDN address that signs the caller in. */
    gdnUrl: (serverConfigName: string, redirectUrl: string): Promise<string> =>
      mutateRoute(wire.getGdnUrl, { serverConfigName, redirectUrl }).then(webAddress, gdnFailed),

    /** A GDN address for anyone. */
    gdnUrlBypass: (worldName: string, redirectUrl: string): Promise<string> =>
      mutateRoute(wire.getGdnUrlBypass, { worldName, redirectUrl }).then(webAddress, gdnFailed),
  };
}

/** Accepts only addresses that a browser can open without running code in them. */
function webAddress(address: string): string {
  if (isWebAddress(address)) return address;
  throw new AppError('conflict', 'streaming.badAddress');
}

function unenrolled(error: unknown): undefined {
  if (error instanceof AppError && error.kind === 'notFound') return undefined;
  throw error;
}

function unanswered(error: unknown): never {
  if (error instanceof AppError && error.key === 'platform.unavailable')
    throw new AppError('unavailable', 'streaming.noAnswer').because(error);
  throw error;
}

/** Reports a refusal as a failure to get GDN's address. An ended session is reported as usual. */
function gdnFailed(error: unknown): never {
  if (!(error instanceof AppError) || error.kind === 'signedOut') throw error;
  const { cause, kind, message: detail } = error;
  if (!(cause instanceof RouteRefusal)) throw new AppError(kind, 'streaming.noAnswer').because(cause);
  throw new AppError(kind, 'streaming.gdnFailed', { status: String(cause.status), detail }).because(cause);
}
