import '@campus/contracts/shell/admin-messages';
import { groupOfPage, type Page, type PageGroup } from '@campus/domain/access/pages';
import {
  Activity,
  AppWindow,
  Award,
  Building2,
  ChartColumn,
  ChartNoAxesCombined,
  ClipboardList,
  DoorClosed,
  DoorOpen,
  Gamepad2,
  Globe,
  History,
  IdCard,
  KeyRound,
  type LucideIcon,
  MessagesSquare,
  Palette,
  Plug,
  Radio,
  ScanSearch,
  Search,
  Settings2,
  ShieldCheck,
  Shirt,
  Sparkles,
  UserCheck,
  UserPlus,
  Users,
  UsersRound,
} from 'lucide-react';
import { lazyPage } from './lib/lazy-page.ts';
import { paths } from './paths.ts';

/** The names of the pages. The pages with the same access as another have a name of their own. */
export type PageName = Page | 'live' | 'reports';

interface PageRoute {
  /** The name under which an account configures access to the page. */
  page: Page;
  path: `/admin/${string}`;
  icon: LucideIcon;
  component: ReturnType<typeof lazyPage>;
  /** The name of the page, if it is not that of its access. */
  name?: PageName;
}

export interface RouteEntry extends PageRoute {
  /** The group in the sidebar. */
  group: PageGroup;
  /** Names the page in its label, and in the address of its guide. */
  name: PageName;
  /** The label of the page in the sidebar and in links. */
  label: `page.${PageName}`;
}

const routes: readonly PageRoute[] = [
  {
    page: 'roles',
    path: '/admin/roles',
    icon: KeyRound,
    component: lazyPage(() => import('./areas/roles/roles-page.tsx'), 'RolesPage'),
  },
  {
    page: 'members',
    path: paths.members,
    icon: Users,
    component: lazyPage(() => import('./areas/members/members-page.tsx'), 'MembersPage'),
  },
  {
    page: 'import',
    path: paths.import,
    icon: UserPlus,
    component: lazyPage(() => import('./areas/import-page.tsx'), 'ImportPage'),
  },
  {
    page: 'badges',
    path: '/admin/badges',
    icon: Award,
    component: lazyPage(() => import('./areas/badges/badges-page.tsx'), 'BadgesPage'),
  },
  {
    page: 'memberProfile',
    path: '/admin/memberprofile',
    icon: IdCard,
    component: lazyPage(() => import('./areas/member-profile/member-profile-page.tsx'), 'MemberProfilePage'),
  },
  {
    page: 'worldInformation',
    path: '/admin/world/information',
    icon: Globe,
    component: lazyPage(() => import('./areas/world/world-information-page.tsx'), 'WorldInformationPage'),
  },
  {
    page: 'worldAccess',
    path: '/admin/world/access',
    icon: DoorOpen,
    component: lazyPage(() => import('./areas/world/world-access-page.tsx'), 'WorldAccessPage'),
  },
  {
    page: 'inWorldControls',
    path: '/admin/world/controls',
    icon: Gamepad2,
    component: lazyPage(() => import('./areas/controls/controls-page.tsx'), 'ControlsPage'),
  },
  {
    page: 'worldCommunication',
    path: '/admin/world/communication',
    icon: MessagesSquare,
    component: lazyPage(() => import('./areas/world/world-communication-page.tsx'), 'WorldCommunicationPage'),
  },
  {
    page: 'scavengerHunt',
    path: '/admin/world/scavengerhunt',
    icon: Search,
    component: lazyPage(() => import('./areas/scavenger-hunt/scavenger-hunt-page.tsx'), 'ScavengerHuntPage'),
  },
  {
    page: 'integrations',
    path: '/admin/world/integrations',
    icon: Plug,
    component: lazyPage(() => import('./areas/integrations/integrations-page.tsx'), 'IntegrationsPage'),
  },
  {
    page: 'worldThemes',
    path: '/admin/customization/worldThemes',
    icon: Palette,
    component: lazyPage(() => import('./areas/customization/themes-page.tsx'), 'ThemesPage'),
  },
  {
    page: 'worldCustomizations',
    path: '/admin/customization/worldCustomizations',
    icon: Sparkles,
    component: lazyPage(
      () => import('./areas/customization/world-customizations-page.tsx'),
      'WorldCustomizationsPage',
    ),
  },
  {
    page: 'avatarAssetCollections',
    path: '/admin/customization/avatarAssetCollections',
    icon: Shirt,
    component: lazyPage(() => import('./areas/customization/collections-page.tsx'), 'CollectionsPage'),
  },
  {
    page: 'manageRooms',
    path: '/admin/manageRooms',
    icon: Building2,
    component: lazyPage(() => import('./areas/rooms/manage-rooms-page.tsx'), 'ManageRoomsPage'),
  },
  {
    page: 'roomPermissions',
    path: '/admin/roomPermissions',
    icon: ShieldCheck,
    component: lazyPage(() => import('./areas/room-permissions/page.tsx'), 'RoomPermissionsPage'),
  },
  {
    page: 'manageWebRooms',
    path: '/admin/manageWebRooms',
    icon: AppWindow,
    component: lazyPage(() => import('./areas/web-rooms/web-rooms-page.tsx'), 'WebRoomsPage'),
  },
  {
    page: 'analyticsDashboard',
    path: '/admin/analytics/dashboard',
    icon: ChartColumn,
    component: lazyPage(() => import('./areas/analytics/dashboard-page.tsx'), 'DashboardPage'),
  },
  {
    page: 'analyticsDashboard',
    path: '/admin/analytics/live',
    name: 'live',
    icon: Radio,
    component: lazyPage(() => import('./areas/analytics/live/live-page.tsx'), 'LivePage'),
  },
  {
    page: 'analyticsDashboard',
    path: '/admin/analytics/reports',
    name: 'reports',
    icon: ChartNoAxesCombined,
    component: lazyPage(() => import('./areas/analytics/reports/reports-page.tsx'), 'ReportsPage'),
  },
  {
    page: 'roomActivity',
    path: '/admin/analytics/roomActivity',
    icon: Activity,
    component: lazyPage(() => import('./areas/activity/room-activity-page.tsx'), 'RoomActivityPage'),
  },
  {
    page: 'roomAttendance',
    path: '/admin/analytics/roomAttendance',
    icon: UserCheck,
    component: lazyPage(() => import('./areas/attendance/room-attendance-page.tsx'), 'RoomAttendancePage'),
  },
  {
    page: 'privateVolumeAttendance',
    path: '/admin/analytics/privateVolumeAttendance',
    icon: UsersRound,
    component: lazyPage(
      () => import('./areas/attendance/volume-attendance-page.tsx'),
      'VolumeAttendancePage',
    ),
  },
  {
    page: 'privateSpaceCreator',
    path: '/admin/privatespacecreator',
    icon: DoorClosed,
    component: lazyPage(() => import('./areas/private-spaces/creator-page.tsx'), 'CreatorPage'),
  },
  {
    page: 'privateSpaceReport',
    path: '/admin/privatespaces/report',
    icon: ClipboardList,
    component: lazyPage(() => import('./areas/private-spaces/report-page.tsx'), 'ReportPage'),
  },
  {
    page: 'privateSpaceAdministration',
    path: '/admin/privatespaces/administration',
    icon: Settings2,
    component: lazyPage(() => import('./areas/private-spaces/administration-page.tsx'), 'AdministrationPage'),
  },
  {
    page: 'effectiveAccess',
    path: '/admin/effectiveAccess',
    icon: ScanSearch,
    component: lazyPage(
      () => import('./areas/effective-access/effective-access-page.tsx'),
      'EffectiveAccessPage',
    ),
  },
  {
    page: 'audit',
    path: '/admin/audit',
    icon: History,
    component: lazyPage(() => import('./areas/audit/audit-page.tsx'), 'AuditPage'),
  },
];

/**
 * Every page whose access an account can configure, in sidebar order. The routes, guards, sidebar, and start
 * page options derive from it. Entries can share a page permission: the dashboard, the live page, and the
 * reports are opened together.
 */
export const routeTable: readonly RouteEntry[] = routes.map((route) => {
  const { page, name = page } = route;
  return { ...route, name, label: `page.${name}`, group: groupOfPage[page] };
});
