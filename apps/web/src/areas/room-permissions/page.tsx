import '@campus/contracts/room-permissions/page-messages';
import { noun, text } from '@campus/contracts/core/text';
import { findableText, findableWords, hasWords } from '@campus/domain/core/find-words';
import { type Scene, showsRoomTypes } from '@campus/domain/room-permissions/room-types';
import { type Device, worldScope } from '@campus/domain/room-permissions/scopes';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { SearchBox } from '../../components/input/search-box.tsx';
import { SmallSelect } from '../../components/input/small-select.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useLeaveGuard } from '../../editing/use-saving.ts';
import { formatCount } from '../../lib/format.ts';
import { Dialogs } from './dialogs.tsx';
import type { EditedCard } from './edited-card.ts';
import { Elsewhere } from './elsewhere.tsx';
import { PermissionCard } from './permission-card.tsx';
import { useEditing } from './use-editing.ts';
import { prefetchPermissions, type RoomType, typesOn, usePermissions } from './use-permissions.ts';
import { useSavePermissions } from './use-save-permissions.ts';

/** The page of permissions in rooms and on web boards, by role: of the world, of room types, and of scenes. */
export function RoomPermissionsPage() {
  const permissions = usePermissions();
  const { state, stored, types, scenes } = permissions;
  const [chosen, setChosen] = useState<Device>();
  const [search, setSearch] = useState('');
  const editing = useEditing(permissions);
  const saving = useSavePermissions(permissions, editing.settle);
  useLeaveGuard({ isDirty: editing.isDirty, isSaving: saving.isSaving });
  const device = chosen ?? stored?.devices[0] ?? 'desktop';
  const roomTypes = typesOn(device, types);
  const listed = showsRoomTypes(roomTypes) ? roomTypes.filter(isNamed(search, scenes)) : [];
  const card = (edited: EditedCard, about: string) =>
    state &&
    stored && (
      <PermissionCard
        key={edited.name}
        card={edited}
        about={about}
        stored={stored}
        isChanged={editing.isChanged(edited)}
        onEdit={() => editing.open(edited)}
      />
    );
  return (
    <Page title={text('roomPermissions.title')} description={text('roomPermissions.about')}>
      {!state && (
        <LoadingOrError
          error={permissions.error}
          sentence={(reason) => text('roomPermissions.failed', { reason })}
          onRetry={permissions.retry}
        />
      )}
      {state?.notesTeamSuites && (
        <chakra.p role="note" textStyle="sm" color="fg.muted">
          {text('roomPermissions.note')}
        </chakra.p>
      )}
      {stored && (
        <Tools>
          {stored.devices.length > 1 && (
            <DeviceSelect devices={stored.devices} device={device} onChoose={setChosen} />
          )}
          {showsRoomTypes(roomTypes) && (
            <SearchBox label={text('roomPermissions.search')} value={search} onSearch={setSearch} />
          )}
          <chakra.p role="status" display="flex" alignItems="center" gap={2} textStyle="sm" color="fg.muted">
            {saving.isSaving && (
              <>
                <Spinner />
                {text('roomPermissions.saving')}
              </>
            )}
          </chakra.p>
        </Tools>
      )}
      {card(
        { device, scope: worldScope, name: text('roomPermissions.world') },
        text('roomPermissions.world.about'),
      )}
      {permissions.typesError && (
        <ErrorState
          error={permissions.typesError}
          sentence={(message) => text('roomPermissions.typesFailed', { message })}
          onRetry={permissions.retryTypes}
        />
      )}
      {search !== '' && showsRoomTypes(roomTypes) && listed.length === 0 && (
        <p role="status">{text('roomPermissions.search.none')}</p>
      )}
      {stored && <Elsewhere search={search} options={stored.options.world.values()} />}
      <Cards>
        {listed.map((type) =>
          card(
            { device, scope: { kind: 'roomType', level: type.name }, name: type.friendlyName },
            text('roomPermissions.type.about', {
              scenes: formatCount(countIn(scenes, type), noun('noun.scene')),
            }),
          ),
        )}
      </Cards>
      <Dialogs permissions={permissions} editing={editing} saving={saving} />
    </Page>
  );
}

RoomPermissionsPage.prefetchPage = prefetchPermissions;

function DeviceSelect({
  devices,
  device,
  onChoose,
}: {
  devices: readonly Device[];
  device: Device;
  onChoose: (device: Device) => void;
}) {
  return (
    <chakra.div w="10rem">
      <SmallSelect
        label={text('roomPermissions.platform')}
        value={device}
        onChange={(value) => onChoose(value === 'web' ? 'web' : 'desktop')}
      >
        {devices.map((one) => (
          <option key={one} value={one}>
            {text(`roomPermissions.device.${one}`)}
          </option>
        ))}
      </SmallSelect>
    </chakra.div>
  );
}

/** Whether a search finds a room type: by its name, or by that of one of its scenes or their folders. */
function isNamed(search: string, scenes: readonly Scene[]) {
  const words = findableWords(search);
  const holds = (name: string) => hasWords(findableText(name), words);
  const levels = new Set(
    scenes.filter(({ name, group }) => holds(`${group}\n${name}`)).map(({ level }) => level),
  );
  return ({ name, friendlyName }: RoomType) => holds(friendlyName) || levels.has(name);
}

function countIn(scenes: readonly Scene[], type: RoomType): number {
  return scenes.filter(({ level }) => level === type.name).length;
}

const Tools = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 } });

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    gap: 4,
  },
});
