import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { trpc } from '../../../trpc.ts';
import { useRooms } from '../rooms-context.ts';
import { ChoiceList } from './choice-list.tsx';

/** The groups of the identity provider whose people may enter. Groups that are gone can only be taken away. */
export function GroupAccess({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (group: string, on: boolean) => void;
}) {
  const { accountId } = useRooms();
  const { data, error, refetch } = trpc.rooms.groups.useQuery({ accountId });
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} />;
  const names = [...new Set([...data.items, ...chosen])];
  if (names.length === 0)
    return (
      <div>
        <chakra.p textStyle="sm" fontWeight="medium">
          {text('rooms.field.groupAccess')}
        </chakra.p>
        <chakra.p color="fg.muted" textStyle="sm">
          {text('rooms.groups.none')}
        </chakra.p>
      </div>
    );
  return (
    <ChoiceList
      legend={text('rooms.field.groupAccess')}
      options={names.map((name) => ({ value: name, label: name }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
