import { getStreaming, launchStreaming, startStreaming } from '@campus/contracts/streaming/streaming';
import {
  launchLabel,
  offersCampusStreaming,
  offersGdnStreaming,
  type StreamingVendor,
} from '@campus/domain/streaming/streaming';
import { procedure, router } from '../core/trpc.ts';

export const streamingRouter = router({
  account: procedure(getStreaming, async ({ input, platform: { streaming } }) => {
    const campus = await streaming.settings(input.accountId);
    const gdn = await streaming.gdnStatus(campus.serverConfigName);
    return {
      campus: offersCampusStreaming(campus) ? offerOf('campus', campus) : null,
      gdn: gdn && offersGdnStreaming(gdn) ? offerOf('gdn', gdn) : null,
      clientBuild: campus.worldBuildVersion,
    };
  }),

  start: procedure(startStreaming, async ({ input: { accountId, vendor }, platform: { streaming }, ctx }) => {
    const at = (path: string) => new URL(path, ctx.services.config.publicUrl).href;
    if (vendor === 'campus')
      return {
        url: await streaming.campusUrl(accountId, { loginUrl: at('/login'), logoutUrl: at('/profile') }),
      };
    const { serverConfigName } = await streaming.settings(accountId);
    return { url: await streaming.gdnUrl(serverConfigName, at('/profile')) };
  }),

  launch: procedure(launchStreaming, async ({ input: { world }, platform: { streaming }, ctx }) => {
    const here = new URL(
      `/launch/${encodeURIComponent(world.toWellFormed())}`,
      ctx.services.config.publicUrl,
    );
    return { url: await streaming.gdnUrlBypass(world, here.href) };
  }),
});

function offerOf(vendor: StreamingVendor, { launchButtonLabel }: { launchButtonLabel: string }) {
  return { label: launchLabel(vendor, launchButtonLabel) };
}
