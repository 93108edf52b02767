import type { PlatformConfig } from '../../ground/config.ts';

/** Where an account's members download the client: one address, and for some accounts one for each system. */
export function downloadsOf(
  { downloads, separateDownloadAccountIds }: Pick<PlatformConfig, 'downloads' | 'separateDownloadAccountIds'>,
  accountId: string,
) {
  const perSystem = separateDownloadAccountIds.includes(accountId);
  return {
    downloadURL: downloads.any,
    windowsDownloadURL: perSystem ? downloads.windows : '',
    macDownloadURL: perSystem ? downloads.mac : '',
  };
}
