import { withBulkValues } from '@campus/domain/rooms/bulk-edit';
import type { Entry } from '@campus/domain/rooms/entries';
import { refuseChange } from '@campus/domain/rooms/own-level';
import { refuseEntry } from '@campus/domain/rooms/saved-entry';
import { useMemo } from 'react';
import { AccessEffect } from '../detail/access-effect.tsx';
import { useRooms } from '../rooms-context.ts';
import type { BulkValues } from './bulk-fields.tsx';

/** The access that a bulk edit would grant and remove. Entries that the plan refuses stay as they are. */
export function BulkEffect({ chosen, values }: { chosen: readonly Entry[]; values: BulkValues }) {
  const { reserved } = useRooms();
  const edited = useMemo(
    () =>
      chosen.flatMap((stored) => {
        const entry = withBulkValues(stored, values);
        const refusal = refuseEntry(entry) ?? refuseChange(reserved, { before: stored, after: entry });
        return refusal ? [] : [{ id: stored.id, stored, entry }];
      }),
    [chosen, values, reserved],
  );
  return <AccessEffect dirty={edited} />;
}
