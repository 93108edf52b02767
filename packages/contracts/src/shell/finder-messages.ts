import { pageTexts } from '../core/catalogue.ts';

/**
 * The texts of the finder. `finder.words.` before the label of an entry holds the other words by which people look
 * for it. They are never shown. Each word finds its own plural and other spellings; `find-words.ts` lists synonyms.
 */
export const finderMessages = pageTexts({
  'finder.label': 'What are you looking for?',
  'finder.results': 'Results',
  'finder.shown': (p: { count: string }) => `${p.count} shown`,
  'noun.result': { one: 'result', other: 'results' },
  'finder.none': 'Nothing found.',
  'finder.failed': (p: { where: string; reason: string }) => `${p.where}: ${p.reason}`,
  'finder.searching': 'Searching…',
  'finder.more': (p: { count: string }) => `Show ${p.count} more`,
  'finder.settingsOf': (p: { page: string }) => `Settings: ${p.page}`,
  'finder.pageIn': (p: { group: string; page: string }) => `${p.group}: ${p.page}`,
  'finder.settingDetail': (p: { page: string; help: string }) => `${p.page} · ${p.help}`,
  'finder.changed': 'Only settings that differ from the default',
  'finder.recent': 'Only settings changed in the last 30 days',
  'finder.group.pages': 'Pages',
  'finder.group.actions': 'Actions',
  'finder.group.people': 'People',
  'finder.group.invitations': 'Invitations',
  'finder.group.rooms': 'Rooms and commands',
  'finder.group.badges': 'Badges',
  'finder.group.accounts': 'Accounts',
  'finder.group.tasks': 'Newest tasks',
  'finder.group.settings': 'Settings',
  'finder.group.audit': 'Changes in the audit trail',
  'finder.group.guides': 'Guides',
  'finder.guide': (p: { page: string }) => `Guide to ${p.page}`,

  'finder.all.people': (p: { search: string }) => `All members with “${p.search}”`,
  'finder.all.guides': (p: { search: string }) => `All guides with “${p.search}”`,
  'finder.all.invitations': (p: { search: string }) => `All invitations with “${p.search}”`,
  'finder.all.rooms': (p: { search: string }) => `All rooms and commands with “${p.search}”`,
  'finder.all.badges': 'All badges',
  'finder.all.accounts': (p: { search: string }) => `All accounts with “${p.search}”`,
  'finder.kind.room': 'Room',
  'finder.kind.command': 'Command',
  'finder.taskDetail': (p: { person: string; day: string }) => `${p.person} · ${p.day}`,

  'finder.page.profile': 'Profile',
  'finder.page.accounts': 'Switch Accounts',

  'finder.words.page.roles': 'role, permission, right, access to pages, who may, authority, delegate',
  'finder.words.page.members': 'member, people, person, user, staff, student, directory, suspend, team',
  'finder.words.page.import':
    'user import, invite, invitation, add people, csv, spreadsheet, upload, bulk, onboard, delete people',
  'finder.words.page.badges': 'badge, award, label, tag, group of people',
  'finder.words.page.memberProfile':
    'profile configuration, custom fields, attributes, user fields, department, form',
  'finder.words.page.worldInformation':
    'welcome message, help address, spawn, arrival, home page, client, disable world, close world',
  'finder.words.page.worldAccess':
    'registration, sign up, login, invites only, verification, password expiry, allowed domains, security',
  'finder.words.page.inWorldControls':
    'controls, favorite rooms, recent rooms, status, map, menu, gear, emotes, custom options',
  'finder.words.page.worldCommunication': 'web boards, whiteboard, file uploads, chat, voice, messages',
  'finder.words.page.scavengerHunt': 'game, quest, treasure, instructions',
  'finder.words.page.integrations':
    'slack, zoom, api, credentials, token, key, streaming, speech-to-text, webhook, apps, connections',
  'finder.words.page.worldThemes':
    'theme, color, look, style, season, holiday, decoration, branding, appearance',
  'finder.words.page.worldCustomizations':
    'customization, color, look, decoration, logo, branding, appearance, objects, design',
  'finder.words.page.avatarAssetCollections': 'avatar, clothes, hair, outfit, wardrobe, character, assets',
  'finder.words.page.manageRooms':
    'rooms, commands, folders, passcode, room doctor, menu, goto, add room, hidden, spaces, exam',
  'finder.words.page.roomPermissions':
    'permissions in rooms, who may, screen share, microphone, kick, mute, summon, web boards',
  'finder.words.page.manageWebRooms': 'web rooms, browser, mobile, rooms on the web',
  'finder.words.page.privateSpaceCreator': 'private space, create, buy, breakout, meeting room',
  'finder.words.page.privateSpaceReport': 'private spaces, list, status, archive, owner, passcodes',
  'finder.words.page.privateSpaceAdministration': 'private spaces, settings, limits',
  'finder.words.page.analyticsDashboard':
    'analytics, statistics, figures, graphs, charts, usage, logins, numbers, insights, kpi',
  'finder.words.page.live': 'now, online, present, who is here, servers',
  'finder.words.page.reports': 'analytics, statistics, years, semester, export, records, compare',
  'finder.words.page.roomActivity': 'who entered, joined, left, visits, log, usage of rooms',
  'finder.words.page.roomAttendance':
    'attendance, presence, who was there, class, exam, participants, record',
  'finder.words.page.privateVolumeAttendance': 'attendance, booth, presence, who was there, talk time',
  'finder.words.page.effectiveAccess':
    'why, who can, cannot enter, allowed, refused, permission check, overrides, pinned rules, view as',
  'finder.words.page.audit': 'audit log, trail, history, changes, who did what, events, security, compliance',
  'finder.words.finder.page.profile':
    'my account, my name, my picture, my password, email, two-step verification, passkey, sessions, download',
  'finder.words.finder.page.accounts': 'organization, tenant, other account, change account',

  'finder.action.invite': 'Invite people',
  'finder.action.pending': 'See open invitations',
  'finder.action.importFile': 'Import people from a file',
  'finder.action.deleteFile': 'Delete people by a file',
  'finder.action.addRoom': 'Add a room',
  'finder.action.addCommand': 'Add a command',
  'finder.action.addBadge': 'Add a badge',
  'finder.action.explain': 'Find out why a person cannot enter a room',
  'finder.action.attendance': 'See who was in a room',
  'finder.action.createAccount': 'Create an account',
  'finder.action.shortcuts': 'Show the keyboard shortcuts',
  'finder.words.finder.action.invite': 'add members, add users, new person, send invitation, onboard',
  'finder.words.finder.action.pending':
    'pending, not answered, waiting, remind, resend invitations, invite status',
  'finder.words.finder.action.importFile': 'csv, spreadsheet, excel, bulk, upload, update members',
  'finder.words.finder.action.deleteFile': 'remove people, csv, bulk delete, offboard, leavers',
  'finder.words.finder.action.addRoom': 'new room, create room',
  'finder.words.finder.action.addCommand': 'new command, create command, goto',
  'finder.words.finder.action.addBadge': 'new badge, create badge',
  'finder.words.finder.action.explain': 'access, permission, cannot join, locked out, effective access',
  'finder.words.finder.action.attendance': 'presence, class, exam, participants',
  'finder.words.finder.action.shortcuts': 'keys, hotkeys, commands',
  'finder.words.finder.action.createAccount': 'new account, new customer, organization, tenant',
} as const);
