import { text } from '@campus/contracts/core/text';
import { offersZoom } from '@campus/domain/rooms/choices';
import type { Room } from '@campus/domain/rooms/entries';
import { refusePasscodesRead } from '@campus/domain/rooms/own-level';
import { useRooms } from '../../rooms-context.ts';
import type { EntryForm } from '../drafts/entry-form.ts';
import { ClosedFields } from './closed-fields.tsx';
import { DoorField } from './door-field.tsx';
import { DraftText } from './draft-fields.tsx';
import { EntryText } from './entry-text.tsx';
import { FormSection } from './form-section.tsx';
import { NotesField } from './notes-field.tsx';
import { useLevels } from './use-levels.ts';

/** The fields that most rooms leave empty: label, voice server, door, notes, Zoom. */
export function OptionalFields({ form }: { form: EntryForm<Room> }) {
  const { offers, reserved } = useRooms();
  const { levels } = useLevels();
  const { levelName } = form.entry;
  return (
    <>
      <EntryText form={form} field="customLabel" />
      <EntryText form={form} field="voiceIP" help={text('rooms.field.voiceIP.help')} />
      {offers.doors && <DoorField form={form} />}
      <NotesField form={form} />
      {offersZoom(levels?.find(({ name }) => name === levelName)) && (
        <ClosedFields reason={refusePasscodesRead(reserved.level, form.entry)}>
          <ZoomFields form={form} />
        </ClosedFields>
      )}
    </>
  );
}

function ZoomFields({ form }: { form: EntryForm<Room> }) {
  const { zoomCredential } = form.entry;
  const set = (patch: Partial<Room['zoomCredential']>) =>
    form.set({ zoomCredential: { ...zoomCredential, ...patch } });
  return (
    <FormSection title={text('rooms.section.zoom')}>
      <DraftText
        label={text('rooms.field.zoom.id')}
        value={zoomCredential.id}
        error={form.errorOf('zoomCredential')}
        onChange={(id) => set({ id })}
      />
      <DraftText
        label={text('rooms.field.zoom.passcode')}
        value={zoomCredential.passcode}
        onChange={(passcode) => set({ passcode })}
      />
    </FormSection>
  );
}
