import type { Room } from '@campus/domain/rooms/entries';
import { useState } from 'react';
import * as z from 'zod';
import { readStored } from '../../../../lib/read-stored.ts';
import { optionalRoomFieldsKey } from '../../../../lib/storage.ts';
import type { EntryForm } from '../drafts/entry-form.ts';

const optionalFields = [
  'customLabel',
  'voiceIP',
  'doorName',
  'notes',
  'zoomCredential',
  'hardUserLimitOptions.dialogTitle',
  'hardUserLimitOptions.dialogMessage',
  'hardUserLimitOptions.command',
];

/**
 * Whether rooms show their optional fields, as the person last chose in this browser (ROM-067). A field to correct is
 * always shown.
 */
export function useOptionalFields({ errorOf }: EntryForm<Room>) {
  const [isOpen, setIsOpen] = useState(
    () => readStored(localStorage, optionalRoomFieldsKey, z.boolean()) ?? false,
  );
  const change = (open: boolean) => {
    localStorage.setItem(optionalRoomFieldsKey, JSON.stringify(open));
    setIsOpen(open);
  };
  return [isOpen || optionalFields.some((field) => errorOf(field) !== undefined), change] as const;
}
