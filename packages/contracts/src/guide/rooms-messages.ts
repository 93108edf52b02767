import { pageTexts } from '../core/catalogue.ts';
import { lines } from './lines.ts';

/** The guides to the pages about rooms. */
export const guideRoomsMessages = pageTexts({
  'guide.manageRooms.purpose':
    'Add, order, and describe the rooms and commands that people find in the menus of the world.',
  'guide.manageRooms.job1': lines(
    'Add a room',
    'Press [+ Add New] and choose [Room].',
    'Enter a name, and choose the [Room type], where it is shown under [Visibility], and who may enter under [Access].',
    'Press [Create].',
  ),
  'guide.manageRooms.job2': lines(
    'Change who may enter a room',
    'Choose the room in the list. Its details open beside the list.',
    'Change [Access], [Team access], or the passcodes under [Ask for a passcode]. Read [Effect of this change].',
    'Press [Save].',
    'To change many rooms, tick their boxes, press [Change…], then [Show the plan] and [Apply].',
  ),
  'guide.manageRooms.job3': lines(
    'Put rooms in order',
    'Drag the handle of a row, or open its menu and choose [Move to…].',
    'To put rooms into a folder, enter its name under [Folder]. A new name makes a new folder.',
    '[Show menu preview] shows what people of a role find.',
  ),
  'guide.manageRooms.problems': lines(
    'Something leads nowhere, or contradicts itself.',
    'Open [Room doctor]. It names each problem, and offers ways to solve it.',
    'A room was deleted by mistake.',
    'Open [Recently deleted] and press [Restore]. Its passcodes come back too.',
    'A field is closed.',
    'The room is for a role above yours, or its permissions are. Ask a person of that role.',
    'A room with a passcode is in no menu.',
    'Passcodes hide a room. People reach it with the passcode.',
  ),

  'guide.roomPermissions.purpose':
    'Decide what people may do in rooms, by their roles: in all rooms, in a room type, or in one room.',
  'guide.roomPermissions.job1': lines(
    'Change a permission for all rooms',
    'If the page offers the choice, choose [Desktop] or [Go].',
    'Press [Edit] in the card [World].',
    'Find the permission, and choose the lowest role that has it.',
    'Read [Effect of this change], and press [Save].',
  ),
  'guide.roomPermissions.job2': lines(
    'Make an exception for one room',
    'Find the room with [Search room types, rooms, and folders], and press [Edit] in the card of its type.',
    'Choose the room under [Scene].',
    'Choose the lowest role of each permission that differs, and press [Save].',
  ),
  'guide.roomPermissions.job3': lines(
    'Return to what is inherited',
    'Open the card with [Edit].',
    '[Reset] deletes the permissions of the room type or of the world. [Reset Selected] deletes those of the chosen room. [Reset All] deletes those of the type and all its rooms.',
    'Read how many are deleted, and press [Reset].',
  ),
  'guide.roomPermissions.problems': lines(
    'A permission of the world has no effect in a room.',
    'The room or its type has a permission of its own. The row says where its value is set.',
    'A save is refused.',
    'A pinned rule forbids it, or the permission is above your own role. See [Pinned rules] on the page [Effective Access].',
    'I want to know who changed a permission.',
    'Press [History] in the dialog.',
    'A room type says that nothing can be permitted.',
    'Rooms of this type have no permissions of their own.',
  ),

  'guide.manageWebRooms.purpose': 'Name the rooms that people can open in a browser.',
  'guide.manageWebRooms.job1': lines(
    'Rename a room',
    'Choose the room under [Rooms].',
    'Change its [Name].',
    'Press [Save Room].',
  ),
  'guide.manageWebRooms.job2': lines(
    'Rename several rooms',
    'Change a room, and choose the next. What is not saved is marked [Not saved].',
    'Go back to each marked room, and press [Save Room].',
  ),
  'guide.manageWebRooms.job3': lines(
    'Change the order',
    'Only superadmins see the field [Order]. Ask one if you do not.',
    'Rooms with lower numbers come first. Press [Save Room].',
  ),
  'guide.manageWebRooms.problems': lines(
    'A room is missing from the list.',
    'A room that asks for a passcode is taken off the web. Only the operator of the web client can bring it back.',
    'Another person has renamed the room.',
    'The page shows both names. Press [Keep mine] or [Take theirs].',
    'I typed something wrong.',
    'Press [Cancel] before you save.',
  ),
});
