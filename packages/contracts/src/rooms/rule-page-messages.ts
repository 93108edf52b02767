import { pageTexts } from '../core/catalogue.ts';

/** The texts of the page of rooms about the rules of `domain/rooms`. */
export const roomRulePageMessages = pageTexts({
  'rooms.level.unsupported': 'The client application may not support this room type.',
  'rooms.levels.failed': (p: { reason: string }) => `Failed to retrieve available room types: ${p.reason}`,
  'rooms.passcodes.failed': (p: { reason: string }) => `${p.reason} Passcodes could not be set.`,
  'rooms.passcodes.hides':
    'A room with passcodes is hidden: it is taken out of the GOTO menu, the mobile list, and the room graph.',
  'rooms.passcodes.hides.web':
    'A room with passcodes is hidden: it is taken out of the GOTO menu, the mobile list, and the room graph, and off the web. Only the operator of the web client can bring it back to the web.',
  'rooms.passcodes.removed':
    'A room in the GOTO menu or the mobile list has no passcodes: they will be removed.',
} as const);
