import { visibleText } from '../core/typed-text.ts';
import { type CommandRefusal, refuseCommand } from './commands.ts';
import { type Entry, maxNotesLength, type Room, type ZoomCredential } from './entries.ts';
import { maxFolderLength } from './folders.ts';
import { refuseLevel } from './new-entries.ts';
import { prohibitedFields } from './prohibited.ts';
import { refuseVisibility } from './visibility.ts';

export type EntryRefusal =
  | CommandRefusal
  | 'rooms.name.required'
  | 'rooms.folder.tooLong'
  | 'rooms.notes.tooLong'
  | 'rooms.level.required'
  | 'rooms.zoom.half'
  | 'rooms.passcodes.visible'
  | 'rooms.prohibited';

/** Why a Zoom meeting cannot be stored so, or undefined: ID and passcode are given both or not at all (ROM-032). */
export function refuseZoom({ id, passcode }: ZoomCredential): 'rooms.zoom.half' | undefined {
  return (id.trim() === '') === (passcode.trim() === '') ? undefined : 'rooms.zoom.half';
}

/** A voice IP without any white space (ROM-034). */
export function tidyVoiceIP(voiceIP: string): string {
  return voiceIP.replace(/\s+/g, '');
}

/** An entry as it is saved: without white space in the voice IP (ROM-034), nor around name and folder. */
export function tidyEntry<E extends Pick<Entry, 'name' | 'group' | 'voiceIP'>>(entry: E): E {
  return {
    ...entry,
    name: visibleText(entry.name),
    group: visibleText(entry.group),
    voiceIP: tidyVoiceIP(entry.voiceIP),
  };
}

/** The first reason why a room or command cannot be saved, or undefined. */
export function refuseEntry(entry: Entry): EntryRefusal | undefined {
  if (prohibitedFields(entry).length > 0) return 'rooms.prohibited';
  if (visibleText(entry.name) === '') return 'rooms.name.required';
  if ([...entry.group].length > maxFolderLength) return 'rooms.folder.tooLong';
  if ([...entry.notes].length > maxNotesLength) return 'rooms.notes.tooLong';
  return entry.kind === 'command' ? refuseCommand(entry) : refuseRoom(entry);
}

function refuseRoom(room: Room): EntryRefusal | undefined {
  return refuseLevel(room.levelName) ?? refuseZoom(room.zoomCredential) ?? refuseVisibility(room);
}
