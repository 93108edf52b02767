import type { CustomStatus } from '@campus/contracts/controls/custom-statuses';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../../components/input/checkbox.tsx';
import { RowText } from '../../features/list-editor/row-text.tsx';
import { isUnsaved } from '../../features/list-editor/use-list-edit.ts';

/** A status in the editor. Its order follows from its place in the list. */
export type StatusItem = Omit<CustomStatus, 'order'>;

/** The fields of one status: its text, and whether people can choose it. */
export function StatusFields({
  status,
  error,
  readOnly,
  onChange,
}: {
  status: StatusItem;
  error: string | undefined;
  readOnly: boolean;
  onChange: (status: StatusItem) => void;
}) {
  const isNew = isUnsaved(status);
  return (
    <chakra.div display="grid" gridTemplateColumns={{ sm: '1fr auto' }} alignItems="start" gap={3}>
      <RowText
        label={text('controls.statuses.status')}
        value={status.status}
        error={error}
        isNew={false}
        readOnly={readOnly}
        autoFocus={isNew}
        onChange={(value) => onChange({ ...status, status: value })}
      />
      <chakra.span pt={1.5}>
        <Checkbox
          label={text('controls.statuses.active')}
          checked={status.active}
          onChange={({ target }) => onChange({ ...status, active: target.checked })}
        />
      </chakra.span>
    </chakra.div>
  );
}
