import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';

interface ClientDownload {
  label: string;
  url: string;
}

/**
 * The downloads of the desktop client: one per system if the account defines them, otherwise the general one,
 * if any.
 */
export function clientDownloads({
  label,
  any,
  windows,
  mac,
}: EnteredAccount['settings']['download']): ClientDownload[] {
  const perSystem = [
    { label: text('download.windows'), url: windows },
    { label: text('download.mac'), url: mac },
  ].filter(({ url }) => url !== '');
  if (perSystem.length > 0) return perSystem;
  return any === '' ? [] : [{ label: label || text('download.client'), url: any }];
}
