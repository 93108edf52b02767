import '@campus/contracts/controls/page-messages';
import type { CustomStatus } from '@campus/contracts/controls/custom-statuses';
import { text } from '@campus/contracts/core/text';
import {
  maxCustomStatuses,
  mayRemoveStatus,
  newCustomStatus,
  refusalsOfStatuses,
  refuseStatuses,
} from '@campus/domain/controls/custom-statuses';
import type { ListEdit } from '@campus/domain/lists/merge-lists';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { ListEditor, type ListKind } from '../../features/list-editor/list-editor.tsx';
import { basisOf, itemsToSave } from '../../features/list-editor/sent-list.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { StatusFields, type StatusItem } from './status-fields.tsx';

/** The statuses that people can choose in the world. */
export function CustomStatuses() {
  const { id: accountId } = useAccount();
  const { client, controls } = trpc.useUtils();
  const { data, error, refetch } = trpc.controls.statuses.useQuery({ accountId }, { refetchInterval: 5000 });
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} />;
  const save = async ({ base, mine, moved }: ListEdit<StatusItem>) => {
    const { statuses } = await client.controls.saveStatuses.mutate({
      accountId,
      statuses: itemsToSave(mine),
      basedOn: basisOf({ base, moved }),
    });
    controls.statuses.setData({ accountId }, { ...data, statuses });
  };
  const reload = async () => {
    const fresh = await client.controls.statuses.query({ accountId });
    controls.statuses.setData({ accountId }, fresh);
    return fresh.statuses.map(contentOf);
  };
  return (
    <ListEditor
      saved={data.statuses.map(contentOf)}
      kind={kindOfStatuses()}
      saving={{
        save,
        reload,
        done: text('controls.statuses.saved'),
        failed: (reason) => text('controls.statuses.failed', { reason }),
      }}
    />
  );
}

function contentOf({ order: _, ...status }: CustomStatus): StatusItem {
  return status;
}

function kindOfStatuses(): ListKind<StatusItem> {
  return {
    label: text('controls.statuses.title'),
    about: text('controls.statuses.about'),
    addText: text('controls.statuses.add'),
    emptyText: text('controls.statuses.none'),
    nameOf: ({ status }) => status.trim() || text('controls.statuses.new'),
    itemText: ({ status, active }) => (active ? `${status}, ${text('controls.statuses.active')}` : status),
    makeItem: (id, items) =>
      contentOf(newCustomStatus(id, { status: text('controls.statuses.new'), after: items })),
    maySave: (statuses) => refuseStatuses(statuses) === undefined,
    problemOf: (statuses) => {
      const refusal = refuseStatuses(statuses);
      return refusal && text(refusal);
    },
    fullText: (statuses) =>
      statuses.length >= maxCustomStatuses
        ? text('controls.statuses.full', { max: maxCustomStatuses })
        : undefined,
    mayRemove: mayRemoveStatus,
    fields: (status, { items, ...how }) => {
      const refusal = refusalsOfStatuses(items)[items.indexOf(status)];
      return <StatusFields status={status} error={refusal && text(refusal)} {...how} />;
    },
  };
}
