import { compareBuildVersions } from '../core/build-versions.ts';

/** The vendor that streams the campus to a browser; `campus` is the vendor with which an account is enrolled itself. */
export const streamingVendors = ['campus', 'gdn'] as const;
export type StreamingVendor = (typeof streamingVendors)[number];

/** What a streaming session ended with; a session has to be launched where there is no status. */
export type StreamingOutcome =
  | { kind: 'launch' }
  | { kind: 'ended' }
  | { kind: 'failed'; key: StreamingFailure };

export type StreamingFailure =
  | 'streaming.status.rejected'
  | 'streaming.status.internal'
  | 'streaming.status.suspended'
  | 'streaming.status.unknown';

const failures: ReadonlyMap<string, StreamingFailure> = new Map([
  ['1', 'streaming.status.rejected'],
  ['2', 'streaming.status.internal'],
  ['3', 'streaming.status.suspended'],
  ['4', 'streaming.status.internal'],
]);

/** The meaning of the status that a vendor adds to the return address; null without one. */
export function streamingOutcome(status: string | null): StreamingOutcome {
  if (status === null) return { kind: 'launch' };
  if (status === '0') return { kind: 'ended' };
  return { kind: 'failed', key: failures.get(status) ?? 'streaming.status.unknown' };
}

const defaultLabels: Readonly<Record<StreamingVendor, string>> = {
  campus: 'Nutanix Streaming',
  gdn: 'GDN Streaming',
};

/** The label of a vendor's button: the account's own, otherwise the vendor's. */
export function launchLabel(vendor: StreamingVendor, wanted: string | undefined): string {
  return wanted?.trim() || defaultLabels[vendor];
}

/** Whether an account's own streaming can be launched. */
export function offersCampusStreaming(streaming: { enrolled: boolean; enabled: boolean }): boolean {
  return streaming.enrolled && streaming.enabled;
}

/** Whether an account offers streaming by GDN to its members. */
export function offersGdnStreaming(status: { enabled: boolean; showLaunchButton: boolean }): boolean {
  return status.enabled && status.showLaunchButton;
}

/** Whether a world's client is new enough to be streamed. Without a minimum build, every client is. */
export function isStreamable(clientBuild: string, minimumBuild: string): boolean {
  return compareBuildVersions(clientBuild, minimumBuild) >= 0;
}
