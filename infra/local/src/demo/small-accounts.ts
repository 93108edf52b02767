import type { NewAccount } from '@campus/platform/foundation/records/accounts';

/** One small account for each sign-up rule, with a fixed id for settings and scripts. */
export const smallAccounts = {
  restricted: 'FabrikamCo',
  invitesOnly: 'AdventureW',
  demoWorld: 'TailspinTy',
  contactWorld: 'WingtipMus',
  phoneWorld: 'LitwareIns',
  singleSignOnly: 'ProsewareU',
} as const;

/** The worlds that ask for more at sign-up, by name: one for each kind. */
export const askingWorlds = { demo: 'tailspin', contact: 'wingtip', phone: 'litware' } as const;

export const smallAccountRecords: readonly (NewAccount & { id: string })[] = [
  {
    id: smallAccounts.restricted,
    organizationName: 'Fabrikam College',
    customerId: 'C-1004',
    enableRestrictedRegistration: true,
    registrationDomains: ['fabrikam.test'],
    world: { name: 'fabrikam' },
  },
  {
    id: smallAccounts.invitesOnly,
    organizationName: 'Adventure Academy',
    customerId: 'C-1005',
    invitesOnly: true,
    invitesOnlyHint: 'Ask your tutor for an invitation.',
    world: { name: 'adventure' },
  },
  {
    id: smallAccounts.demoWorld,
    organizationName: 'Tailspin Tours',
    customerId: 'C-1006',
    world: { name: askingWorlds.demo },
  },
  {
    id: smallAccounts.contactWorld,
    organizationName: 'Wingtip Museum',
    customerId: 'C-1007',
    world: { name: askingWorlds.contact },
  },
  {
    id: smallAccounts.phoneWorld,
    organizationName: 'Litware Institute',
    customerId: 'C-1008',
    world: { name: askingWorlds.phone, disableRememberMe: true },
  },
  {
    id: smallAccounts.singleSignOnly,
    organizationName: 'Proseware University',
    customerId: 'C-1009',
    disallowPasswordLogin: true,
    world: { name: 'proseware' },
  },
];
