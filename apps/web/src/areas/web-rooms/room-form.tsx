import { text } from '@campus/contracts/core/text';
import type { WebRoom } from '@campus/contracts/web-rooms/web-rooms';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { FieldFrame } from '../../components/form/field-frame.tsx';
import { Card, CardBody } from '../../components/layout/card.tsx';
import { ConflictNotice } from '../../editing/conflict-notice.tsx';
import type { WebRooms } from './use-web-rooms.ts';

/** The fields of the chosen room; its order for superadmins only. */
export function RoomForm({ rooms, room }: { rooms: WebRooms; room: WebRoom }) {
  const { form, draft, isSaving, maySetOrder, type, cancel, save } = rooms;
  const isDirty = draft?.isDirty ?? false;
  return (
    <Card title={room.name} description={text('webRooms.room.about')}>
      <CardBody>
        <chakra.form
          aria-label={room.name}
          noValidate
          display="grid"
          gap={4}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSaving) void save();
          }}
        >
          {draft && draft.conflicts.length > 0 && (
            <ConflictNotice onKeepMine={rooms.keepMine} onTakeTheirs={rooms.takeTheirs}>
              {draft.conflicts.map((field) => (
                <p key={field}>
                  {text('editing.conflict.field', {
                    field: text(`webRooms.${field}`),
                    theirs: draft.stored[field],
                    mine: draft.value[field],
                  })}
                </p>
              ))}
            </ConflictNotice>
          )}
          <FieldFrame label={text('webRooms.name')} required error={undefined}>
            <Input value={form?.name ?? ''} onChange={({ target }) => type({ name: target.value })} />
          </FieldFrame>
          {maySetOrder && (
            <FieldFrame label={text('webRooms.order')} help={text('webRooms.order.help')} error={undefined}>
              <Input
                inputMode="numeric"
                value={form?.order ?? ''}
                onChange={({ target }) => type({ order: target.value })}
              />
            </FieldFrame>
          )}
          <chakra.div display="flex" justifyContent="flex-end" gap={2}>
            <Button size="sm" variant="outline" disabled={!isDirty || isSaving} onClick={cancel}>
              {text('action.cancel')}
            </Button>
            <BusyButton size="sm" type="submit" busy={isSaving} disabled={!isDirty}>
              {text('webRooms.save')}
            </BusyButton>
          </chakra.div>
        </chakra.form>
      </CardBody>
    </Card>
  );
}
