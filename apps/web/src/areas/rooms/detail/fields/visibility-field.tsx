import { text } from '@campus/contracts/core/text';
import { type Room, type RoomPlace, roomPlaces } from '@campus/domain/rooms/entries';
import { changePlace } from '@campus/domain/rooms/visibility';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import type { EntryForm } from '../drafts/entry-form.ts';
import { ChoiceList } from './choice-list.tsx';

/**
 * The field for where a room is listed. Listing a room with passcodes asks for confirmation, because it removes them.
 */
export function VisibilityField({ form }: { form: EntryForm<Room> }) {
  const [asked, setAsked] = useState<{ place: RoomPlace; shown: boolean }>();
  const { entry } = form;
  const apply = (place: RoomPlace, shown: boolean) => {
    const { visibleOn, hasPasscodes } = changePlace(entry, place, shown);
    form.set({ visibleOn });
    if (entry.hasPasscodes && !hasPasscodes) form.setPasscodes([]);
  };
  const change = (place: RoomPlace, shown: boolean) => {
    if (changePlace(entry, place, shown).asks) setAsked({ place, shown });
    else apply(place, shown);
  };
  return (
    <>
      <ChoiceList
        legend={text('rooms.field.visibleOn')}
        help={form.errorOf('visibleOn')}
        options={roomPlaces.map((place) => ({ value: place, label: text(`rooms.place.${place}`) }))}
        chosen={entry.visibleOn}
        onChange={(place, shown) => change(roomPlaces.find((known) => known === place) ?? 'GOTO', shown)}
      />
      {asked && (
        <ConfirmDialog
          title={text('rooms.passcodes.removed.title', { name: entry.name })}
          message={text('rooms.passcodes.removed')}
          confirmText={text('rooms.passcodes.removed.confirm')}
          onConfirm={async () => apply(asked.place, asked.shown)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
