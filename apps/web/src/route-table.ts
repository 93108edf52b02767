import '@campus/contracts/shell/admin-messages';
import type { ConstantKey } from '@campus/contracts/core/messages';
import type { Page } from '@campus/domain/access/pages';
import type { PageTab } from '@campus/domain/roles/permissions';
import {
  Activity,
  AppWindow,
  Award,
  Building2,
  ChartColumn,
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

export interface RouteEntry {
  /** The name under which an account configures who may open the page. */
  page: Page;
  path: `/admin/${string}`;
  group: PageTab;
  /** The name of the page, in the sidebar and wherever it is linked. */
  label: ConstantKey;
  icon: LucideIcon;
  component: ReturnType<typeof lazyPage>;
}

/**
 * Every page whose access an account can configure, in the order of the sidebar. Routes, guards, sidebar,
 * and the choice of a landing page follow from it. A page that does not exist yet is not in it. Two entries of the same
 * page are opened together: who may see the figures of the dashboard may also see who is where now.
 */
export const routeTable: readonly RouteEntry[] = [
  {
    page: 'roles',
    path: '/admin/roles',
    group: 'roles',
    label: 'page.roles',
    icon: KeyRound,
    component: lazyPage(() => import('./areas/roles/roles-page.tsx'), 'RolesPage'),
  },
  {
    page: 'members',
    path: paths.members,
    group: 'user',
    label: 'page.members',
    icon: Users,
    component: lazyPage(() => import('./areas/members/members-page.tsx'), 'MembersPage'),
  },
  {
    page: 'import',
    path: paths.import,
    group: 'user',
    label: 'page.import',
    icon: UserPlus,
    component: lazyPage(() => import('./areas/import-page.tsx'), 'ImportPage'),
  },
  {
    page: 'badges',
    path: '/admin/badges',
    group: 'user',
    label: 'page.badges',
    icon: Award,
    component: lazyPage(() => import('./areas/badges/badges-page.tsx'), 'BadgesPage'),
  },
  {
    page: 'memberProfile',
    path: '/admin/memberprofile',
    group: 'user',
    label: 'page.memberProfile',
    icon: IdCard,
    component: lazyPage(() => import('./areas/member-profile/member-profile-page.tsx'), 'MemberProfilePage'),
  },
  {
    page: 'worldInformation',
    path: '/admin/world/information',
    group: 'world',
    label: 'page.worldInformation',
    icon: Globe,
    component: lazyPage(() => import('./areas/world/world-information-page.tsx'), 'WorldInformationPage'),
  },
  {
    page: 'worldAccess',
    path: '/admin/world/access',
    group: 'world',
    label: 'page.worldAccess',
    icon: DoorOpen,
    component: lazyPage(() => import('./areas/world/world-access-page.tsx'), 'WorldAccessPage'),
  },
  {
    page: 'inWorldControls',
    path: '/admin/world/controls',
    group: 'world',
    label: 'page.inWorldControls',
    icon: Gamepad2,
    component: lazyPage(() => import('./areas/controls/controls-page.tsx'), 'ControlsPage'),
  },
  {
    page: 'worldCommunication',
    path: '/admin/world/communication',
    group: 'world',
    label: 'page.worldCommunication',
    icon: MessagesSquare,
    component: lazyPage(() => import('./areas/world/world-communication-page.tsx'), 'WorldCommunicationPage'),
  },
  {
    page: 'scavengerHunt',
    path: '/admin/world/scavengerhunt',
    group: 'world',
    label: 'page.scavengerHunt',
    icon: Search,
    component: lazyPage(() => import('./areas/scavenger-hunt/scavenger-hunt-page.tsx'), 'ScavengerHuntPage'),
  },
  {
    page: 'integrations',
    path: '/admin/world/integrations',
    group: 'world',
    label: 'page.integrations',
    icon: Plug,
    component: lazyPage(() => import('./areas/integrations/integrations-page.tsx'), 'IntegrationsPage'),
  },
  {
    page: 'worldThemes',
    path: '/admin/customization/worldThemes',
    group: 'customization',
    label: 'page.worldThemes',
    icon: Palette,
    component: lazyPage(() => import('./areas/customization/themes-page.tsx'), 'ThemesPage'),
  },
  {
    page: 'worldCustomizations',
    path: '/admin/customization/worldCustomizations',
    group: 'customization',
    label: 'page.worldCustomizations',
    icon: Sparkles,
    component: lazyPage(
      () => import('./areas/customization/world-customizations-page.tsx'),
      'WorldCustomizationsPage',
    ),
  },
  {
    page: 'avatarAssetCollections',
    path: '/admin/customization/avatarAssetCollections',
    group: 'customization',
    label: 'page.avatarAssetCollections',
    icon: Shirt,
    component: lazyPage(() => import('./areas/customization/collections-page.tsx'), 'CollectionsPage'),
  },
  {
    page: 'manageRooms',
    path: '/admin/manageRooms',
    group: 'rooms',
    label: 'page.manageRooms',
    icon: Building2,
    component: lazyPage(() => import('./areas/rooms/manage-rooms-page.tsx'), 'ManageRoomsPage'),
  },
  {
    page: 'roomPermissions',
    path: '/admin/roomPermissions',
    group: 'rooms',
    label: 'page.roomPermissions',
    icon: ShieldCheck,
    component: lazyPage(() => import('./areas/room-permissions/page.tsx'), 'RoomPermissionsPage'),
  },
  {
    page: 'manageWebRooms',
    path: '/admin/manageWebRooms',
    group: 'rooms',
    label: 'page.manageWebRooms',
    icon: AppWindow,
    component: lazyPage(() => import('./areas/web-rooms/web-rooms-page.tsx'), 'WebRoomsPage'),
  },
  {
    page: 'privateSpaceCreator',
    path: '/admin/privatespacecreator',
    group: 'privateSpaces',
    label: 'page.privateSpaceCreator',
    icon: DoorClosed,
    component: lazyPage(() => import('./areas/private-spaces/creator-page.tsx'), 'CreatorPage'),
  },
  {
    page: 'privateSpaceReport',
    path: '/admin/privatespaces/report',
    group: 'privateSpaces',
    label: 'page.privateSpaceReport',
    icon: ClipboardList,
    component: lazyPage(() => import('./areas/private-spaces/report-page.tsx'), 'ReportPage'),
  },
  {
    page: 'privateSpaceAdministration',
    path: '/admin/privatespaces/administration',
    group: 'privateSpaces',
    label: 'page.privateSpaceAdministration',
    icon: Settings2,
    component: lazyPage(() => import('./areas/private-spaces/administration-page.tsx'), 'AdministrationPage'),
  },
  {
    page: 'analyticsDashboard',
    path: '/admin/analytics/dashboard',
    group: 'analytics',
    label: 'page.analyticsDashboard',
    icon: ChartColumn,
    component: lazyPage(() => import('./areas/analytics/dashboard-page.tsx'), 'DashboardPage'),
  },
  {
    page: 'analyticsDashboard',
    path: '/admin/analytics/live',
    group: 'analytics',
    label: 'page.live',
    icon: Radio,
    component: lazyPage(() => import('./areas/analytics/live/live-page.tsx'), 'LivePage'),
  },
  {
    page: 'roomActivity',
    path: '/admin/analytics/roomActivity',
    group: 'analytics',
    label: 'page.roomActivity',
    icon: Activity,
    component: lazyPage(() => import('./areas/activity/room-activity-page.tsx'), 'RoomActivityPage'),
  },
  {
    page: 'roomAttendance',
    path: '/admin/analytics/roomAttendance',
    group: 'analytics',
    label: 'page.roomAttendance',
    icon: UserCheck,
    component: lazyPage(() => import('./areas/attendance/room-attendance-page.tsx'), 'RoomAttendancePage'),
  },
  {
    page: 'privateVolumeAttendance',
    path: '/admin/analytics/privateVolumeAttendance',
    group: 'analytics',
    label: 'page.privateVolumeAttendance',
    icon: UsersRound,
    component: lazyPage(
      () => import('./areas/attendance/volume-attendance-page.tsx'),
      'VolumeAttendancePage',
    ),
  },
  {
    page: 'effectiveAccess',
    path: '/admin/effectiveAccess',
    group: 'security',
    label: 'page.effectiveAccess',
    icon: ScanSearch,
    component: lazyPage(
      () => import('./areas/effective-access/effective-access-page.tsx'),
      'EffectiveAccessPage',
    ),
  },
  {
    page: 'audit',
    path: '/admin/audit',
    group: 'security',
    label: 'page.audit',
    icon: History,
    component: lazyPage(() => import('./areas/audit/audit-page.tsx'), 'AuditPage'),
  },
];
