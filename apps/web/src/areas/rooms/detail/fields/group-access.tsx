import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { LoadingOrError } from '../../../../components/feedback/loading-or-error.tsx';
import { trpc } from '../../../../trpc.ts';
import { useRooms } from '../../rooms-context.ts';
import { ChoiceList, toggled } from './choice-list.tsx';

/** The groups of the identity provider whose people may enter. A group that no longer exists can only be removed. */
export function GroupAccess({
  legend = text('rooms.field.groupAccess'),
  groups,
  onChange,
}: {
  legend?: string;
  groups: readonly string[];
  onChange: (groups: string[]) => void;
}) {
  const { accountId } = useRooms();
  const { data, error, refetch } = trpc.rooms.groups.useQuery({ accountId });
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} />;
  const names = [...new Set([...data.items, ...groups])];
  if (names.length === 0)
    return (
      <div>
        <chakra.p textStyle="sm" fontWeight="medium">
          {legend}
        </chakra.p>
        <chakra.p color="fg.muted" textStyle="sm">
          {text('rooms.groups.none')}
        </chakra.p>
      </div>
    );
  return (
    <ChoiceList
      legend={legend}
      options={names.map((name) => ({ value: name, label: name }))}
      chosen={groups}
      onChange={(group, on) => onChange(toggled(groups, group, on))}
    />
  );
}
