import type { Plugin } from 'vite';
import { firstLoad } from './first-load.ts';

const account = 'src/account-routes.tsx';

/**
 * The modules an address is going to need besides those of every page. One that ends in `/*` is a page for visitors
 * and stands for every address below it; the others are pages of the account.
 */
export const preloadedModules: Readonly<Record<string, readonly string[]>> = {
  '/': [account],
  '/admin': [account],
  '/admin/roles': [account, 'src/areas/roles/roles-page.tsx'],
  '/admin/members': [account, 'src/areas/members/members-page.tsx'],
  '/admin/import': [account, 'src/areas/import-page.tsx'],
  '/admin/badges': [account, 'src/areas/badges/badges-page.tsx'],
  '/admin/memberprofile': [account, 'src/areas/member-profile/member-profile-page.tsx'],
  '/admin/world/information': [account, 'src/areas/world/world-information-page.tsx'],
  '/admin/world/access': [account, 'src/areas/world/world-access-page.tsx'],
  '/admin/world/controls': [account, 'src/areas/controls/controls-page.tsx'],
  '/admin/world/communication': [account, 'src/areas/world/world-communication-page.tsx'],
  '/admin/world/scavengerhunt': [account, 'src/areas/scavenger-hunt/scavenger-hunt-page.tsx'],
  '/admin/world/integrations': [account, 'src/areas/integrations/integrations-page.tsx'],
  '/admin/customization/worldThemes': [account, 'src/areas/customization/themes-page.tsx'],
  '/admin/customization/worldCustomizations': [
    account,
    'src/areas/customization/world-customizations-page.tsx',
  ],
  '/admin/customization/avatarAssetCollections': [account, 'src/areas/customization/collections-page.tsx'],
  '/admin/manageRooms': [account, 'src/areas/rooms/manage-rooms-page.tsx'],
  '/admin/roomPermissions': [account, 'src/areas/room-permissions/page.tsx'],
  '/admin/manageWebRooms': [account, 'src/areas/web-rooms/web-rooms-page.tsx'],
  '/admin/privatespacecreator': [account, 'src/areas/private-spaces/creator-page.tsx'],
  '/admin/privatespaces/report': [account, 'src/areas/private-spaces/report-page.tsx'],
  '/admin/privatespaces/administration': [account, 'src/areas/private-spaces/administration-page.tsx'],
  '/admin/analytics/dashboard': [account, 'src/areas/analytics/dashboard-page.tsx'],
  '/admin/analytics/live': [account, 'src/areas/analytics/live/live-page.tsx'],
  '/admin/analytics/roomActivity': [account, 'src/areas/activity/room-activity-page.tsx'],
  '/admin/analytics/roomAttendance': [account, 'src/areas/attendance/room-attendance-page.tsx'],
  '/admin/analytics/privateVolumeAttendance': [account, 'src/areas/attendance/volume-attendance-page.tsx'],
  '/admin/effectiveAccess': [account, 'src/areas/effective-access/effective-access-page.tsx'],
  '/admin/audit': [account, 'src/areas/audit/audit-page.tsx'],
  '/profile': [account, 'src/areas/profile/profile-page.tsx'],
  '/world/*': ['src/areas/auth/world-page.tsx'],
  '/invitation/*': ['src/areas/invitations/invitation-page.tsx'],
  '/reset-password/*': ['src/areas/auth/reset-password-page.tsx'],
  '/verify/*': ['src/areas/auth/verify-code-page.tsx'],
};

/**
 * Writes `preloads.json`: the scripts of each page by address. The gateway names them to the browser, so that they
 * load together with the shared scripts. Scripts of account pages are named only to signed-in people. Every page
 * names its font.
 */
export function preloads(modules = preloadedModules, start = 'src/main.tsx'): Plugin {
  let root = '';
  return {
    name: 'preloads',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const always = firstLoad(bundle, root, [start]);
      const entries = Object.entries(modules).map(([address, wanted]) => {
        const files = [...firstLoad(bundle, root, wanted)].filter((file) => !always.has(file));
        return [address, files.map((file) => `/${file}`)];
      });
      const source = JSON.stringify(Object.fromEntries(entries));
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
    },
    transformIndexHtml: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
        })),
  };
}
