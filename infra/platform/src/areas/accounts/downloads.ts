import type { PlatformConfig } from '../../foundation/config.ts';

/** Returns the client's download addresses for an account's members: one, or one per system. */
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
