import { useState } from 'react';
import * as z from 'zod';
import { readStored } from '../../../../lib/read-stored.ts';
import { optionalRoomFieldsKey } from '../../../../lib/storage.ts';

/** Whether rooms show their optional fields, as the person last chose in this browser (ROM-067). */
export function useOptionalFields() {
  const [isOpen, setIsOpen] = useState(
    () => readStored(localStorage, optionalRoomFieldsKey, z.boolean()) ?? false,
  );
  const change = (open: boolean) => {
    localStorage.setItem(optionalRoomFieldsKey, JSON.stringify(open));
    setIsOpen(open);
  };
  return [isOpen, change] as const;
}
