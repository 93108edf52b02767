import type { PlatformConfig } from '../../foundation/config.ts';

/** The download addresses of the client for an account's members: one, or one for each system. */
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
