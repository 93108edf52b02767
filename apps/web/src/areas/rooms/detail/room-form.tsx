import { text } from '@campus/contracts/core/text';
import type { Room } from '@campus/domain/rooms/entries';
import { Switch } from '../../../components/input/switch.tsx';
import { useRooms } from '../rooms-context.ts';
import type { EntryForm } from './drafts/entry-form.ts';
import { AccessFields } from './fields/access-fields.tsx';
import { CommonFields } from './fields/common-fields.tsx';
import { FullRoomFields } from './fields/full-room-fields.tsx';
import { LevelField } from './fields/level-field.tsx';
import { OptionalFields } from './fields/optional-fields.tsx';
import { PasscodeFields } from './fields/passcode-fields.tsx';
import { SwitchRow } from './fields/switch-row.tsx';
import { useOptionalFields } from './fields/use-optional-fields.ts';
import { VisibilityField } from './fields/visibility-field.tsx';

/** The fields of a room. */
export function RoomForm({ form }: { form: EntryForm<Room> }) {
  const { offers } = useRooms();
  const [isOpen, setIsOpen] = useOptionalFields(form);
  return (
    <>
      <CommonFields form={form} />
      <LevelField form={form} />
      <VisibilityField form={form} />
      <AccessFields
        form={form}
        groups={form.entry.groupAccess}
        onGroups={(groupAccess) => form.set({ groupAccess })}
      />
      {offers.passcodes && <PasscodeFields key={form.entry.id} form={form} />}
      <SwitchRow label={text('rooms.optional')}>
        {(id) => <Switch aria-labelledby={id} checked={isOpen} onChange={setIsOpen} />}
      </SwitchRow>
      {isOpen && (
        <>
          <OptionalFields form={form} />
          <FullRoomFields key={form.entry.id} form={form} />
        </>
      )}
    </>
  );
}
