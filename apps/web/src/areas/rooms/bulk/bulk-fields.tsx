import { text } from '@campus/contracts/core/text';
import type { planBulkEdit } from '@campus/contracts/rooms/bulk-edits';
import { bulkDialogFields, bulkEntryFields, bulkValues } from '@campus/domain/rooms/bulk-edit';
import { roomPlaces } from '@campus/domain/rooms/entries';
import { newRoom } from '@campus/domain/rooms/new-entries';
import { withPlace } from '@campus/domain/rooms/visibility';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type * as z from 'zod';
import { Checkbox } from '../../../components/input/checkbox.tsx';
import { fieldLabel } from '../detail/drafts/value-words.ts';
import { accessOptions } from '../detail/fields/access-fields.tsx';
import { ChoiceList } from '../detail/fields/choice-list.tsx';
import { DraftArea, DraftSelect, DraftText } from '../detail/fields/draft-fields.tsx';
import { GroupAccess } from '../detail/fields/group-access.tsx';
import { TeamAccess } from '../detail/fields/team-access.tsx';
import { useRooms } from '../rooms-context.ts';

/** The new values, of the fields that are to be changed. */
export type BulkValues = z.input<typeof planBulkEdit.input>['values'];

/** The initial value of each field when it is chosen: that of a new room. */
const starts = bulkValues(newRoom('', { group: '', order: 0 }));
const fields = [...bulkEntryFields, ...bulkDialogFields];
type BulkField = (typeof fields)[number];

/** Asks which fields to change, and to what. */
export function BulkFields({
  values,
  onChange,
}: {
  values: BulkValues;
  onChange: (values: BulkValues) => void;
}) {
  const { offers } = useRooms();
  const toggle = (field: BulkField, on: boolean) => {
    const { [field]: _, ...others } = values;
    onChange(on ? { ...others, [field]: starts[field] } : others);
  };
  const set = (patch: BulkValues) => onChange({ ...values, ...patch });
  return (
    <chakra.fieldset display="grid" gap={3} minW={0}>
      <chakra.legend srOnly>{text('rooms.bulk.fields')}</chakra.legend>
      {fields
        .filter((field) => field !== 'groupAccess' || offers.groups)
        .map((field) => (
          <chakra.div key={field} display="grid" gap={2}>
            <Checkbox
              label={fieldLabel(field)}
              checked={field in values}
              onChange={({ target }) => toggle(field, target.checked)}
            />
            {field in values && (
              <chakra.div ps={6}>
                <Value field={field} values={values} set={set} />
              </chakra.div>
            )}
          </chakra.div>
        ))}
      <chakra.p color="fg.muted" textStyle="xs">
        {text('rooms.bulk.roomsOnly')}
      </chakra.p>
    </chakra.fieldset>
  );
}

function Value({
  field,
  values,
  set,
}: {
  field: BulkField;
  values: BulkValues;
  set: (patch: BulkValues) => void;
}) {
  const { level } = useRooms().reserved;
  const { folders } = useRooms();
  const listId = useId();
  const label = text('rooms.bulk.value', { field: fieldLabel(field) });
  if (field === 'visibleOn') {
    const places = values.visibleOn ?? [];
    return (
      <ChoiceList
        legend={label}
        options={roomPlaces.map((place) => ({ value: place, label: text(`rooms.place.${place}`) }))}
        chosen={places}
        onChange={(changed, on) => {
          const place = roomPlaces.find((known) => known === changed);
          if (place) set({ visibleOn: withPlace(places, place, on) });
        }}
      />
    );
  }
  if (field === 'permAccess')
    return (
      <DraftSelect
        label={label}
        value={String(values.permAccess)}
        options={accessOptions(level)}
        onChange={(value) => set({ permAccess: Number(value) })}
      />
    );
  if (field === 'teamAccess')
    return (
      <TeamAccess
        legend={label}
        teams={values.teamAccess ?? []}
        onChange={(teamAccess) => set({ teamAccess })}
      />
    );
  if (field === 'groupAccess')
    return (
      <GroupAccess
        legend={label}
        groups={values.groupAccess ?? []}
        onChange={(groupAccess) => set({ groupAccess })}
      />
    );
  const line = { label, value: values[field] ?? '', onChange: (value: string) => set({ [field]: value }) };
  if (field === 'dialogMessage') return <DraftArea {...line} />;
  if (field !== 'group') return <DraftText {...line} />;
  return (
    <>
      <DraftText {...line} help={text('rooms.field.group.help')} list={listId} />
      <datalist id={listId}>
        {folders.map((folder) => (
          <option key={folder} value={folder} />
        ))}
      </datalist>
    </>
  );
}
