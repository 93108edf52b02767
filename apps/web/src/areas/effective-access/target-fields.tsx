import { text } from '@campus/contracts/core/text';
import type { AccessConfiguration } from '@campus/contracts/effective-access/configuration';
import { pages } from '@campus/domain/access/pages';
import { accessLevels } from '@campus/domain/room-permissions/web-boards';
import { chakra } from '@chakra-ui/react/styled-system';
import { FilterSelect } from '../../components/input/filter-select.tsx';
import { actionsOf, namedBoards, rightOf, type StateProps, targetKinds } from './access-state.ts';

/** Selects a page, a room, or an action or web board in a room. */
export function TargetFields({
  state,
  setState,
  configuration,
  anywhere,
}: StateProps & {
  configuration: AccessConfiguration;
  /** What an action or a board without a room stands for. */
  anywhere: string;
}) {
  const { rooms, devices } = configuration;
  const options = actionsOf(configuration);
  const roomOptions = rooms.map(({ id, name }) => ({ value: id, label: name }));
  const rooming = {
    value: rooms.some(({ id }) => id === state.room) ? state.room : '',
    onChange: (room: string) => setState({ room }),
    label: text('effectiveAccess.target.room'),
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap={3}>
      <FilterSelect
        label={text('effectiveAccess.target.kind')}
        value={state.kind}
        options={targetKinds.map((value) => ({ value, label: text(`effectiveAccess.target.kind.${value}`) }))}
        onChange={(value) => setState({ kind: targetKinds.find((kind) => kind === value) ?? 'page' })}
      />
      {state.kind === 'page' && (
        <FilterSelect
          label={text('effectiveAccess.target.page')}
          value={state.opened}
          options={pages.map((value) => ({ value, label: text(`page.${value}`) }))}
          onChange={(opened) => setState({ opened })}
        />
      )}
      {state.kind === 'action' && (
        <FilterSelect
          label={text('effectiveAccess.target.action')}
          value={state.action || (options[0]?.id ?? '')}
          options={options.map(({ id, label }) => ({ value: id, label }))}
          onChange={(action) => setState({ action })}
        />
      )}
      {state.kind === 'room' && (
        <FilterSelect {...rooming} value={rooming.value || (rooms[0]?.id ?? '')} options={roomOptions} />
      )}
      {state.kind === 'board' && (
        <BoardFields state={state} setState={setState} configuration={configuration} />
      )}
      {(state.kind === 'action' || state.kind === 'board') && (
        <FilterSelect {...rooming} options={[{ value: '', label: anywhere }, ...roomOptions]} />
      )}
      {state.kind === 'action' && devices.length > 1 && (
        <FilterSelect
          label={text('effectiveAccess.target.device')}
          value={state.device}
          options={devices.map((value) => ({ value, label: text(`effectiveAccess.device.${value}`) }))}
          onChange={(value) => setState({ device: devices.find((device) => device === value) ?? 'desktop' })}
        />
      )}
    </chakra.div>
  );
}

/** Selects a web board permission and, if fields name boards for it, a board. */
function BoardFields({
  state,
  setState,
  configuration: { boardOptions, boardRecords },
}: StateProps & { configuration: AccessConfiguration }) {
  const right = rightOf(state, boardOptions)?.id ?? '';
  const ids = namedBoards(boardRecords);
  return (
    <>
      <FilterSelect
        label={text('effectiveAccess.target.right')}
        value={right}
        options={boardOptions.map(({ id, label }) => ({ value: id, label }))}
        onChange={(chosen) => setState({ right: chosen })}
      />
      {accessLevels.includes(right) && (
        <FilterSelect
          label={text('effectiveAccess.target.board')}
          value={ids.includes(state.board) ? state.board : ''}
          options={[
            { value: '', label: text('effectiveAccess.target.board.others') },
            ...ids.map((id) => ({ value: id, label: id })),
          ]}
          onChange={(board) => setState({ board })}
        />
      )}
    </>
  );
}
