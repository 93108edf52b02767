import '@campus/contracts/controls/page-messages';
import type { CustomOption } from '@campus/contracts/controls/custom-options';
import { text } from '@campus/contracts/core/text';
import {
  maySaveOptions,
  newCustomOption,
  refuseOptionName,
  refuseOptionUrl,
} from '@campus/domain/controls/custom-options';
import type { ListEdit } from '@campus/domain/lists/merge-lists';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { ListEditor, type ListKind } from '../../features/list-editor/list-editor.tsx';
import { basisOf, itemsToSave } from '../../features/list-editor/sent-list.ts';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { OptionFields, type OptionItem } from './option-fields.tsx';

/** The custom options of the world, which are links in the gear menu and on the login page. */
export function CustomOptions() {
  const { id: accountId } = useAccount();
  const { client, controls } = trpc.useUtils();
  const { data, error, refetch } = trpc.controls.options.useQuery({ accountId }, { refetchInterval: 5000 });
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} />;
  const save = async ({ base, mine, moved }: ListEdit<OptionItem>) => {
    const { options } = await client.controls.saveOptions.mutate({
      accountId,
      options: itemsToSave(mine),
      basedOn: basisOf({ base, moved }),
    });
    controls.options.setData({ accountId }, { ...data, options });
  };
  const reload = async () => {
    const fresh = await client.controls.options.query({ accountId });
    controls.options.setData({ accountId }, fresh);
    return fresh.options.map(contentOf);
  };
  return (
    <ListEditor
      saved={data.options.map(contentOf)}
      kind={kindOf(data.maxAllowed)}
      saving={{
        save,
        reload,
        done: text('controls.options.saved'),
        failed: (reason) => text('controls.options.failed', { reason }),
      }}
    />
  );
}

function contentOf({ index: _, ...option }: CustomOption): OptionItem {
  return option;
}

function kindOf(most: number): ListKind<OptionItem> {
  const full = text('controls.options.full', { max: most });
  return {
    label: text('controls.options.title'),
    about: text('controls.options.about'),
    addText: text('controls.options.add'),
    emptyText: text('controls.options.none'),
    nameOf: ({ name }) => name.trim() || text('controls.options.new'),
    itemText: ({ name, url, locations }) =>
      [
        name,
        url,
        ...(['gearmenu', 'login'] as const)
          .filter((location) => locations[location])
          .map((location) => text(`controls.options.${location}`)),
      ].join(', '),
    makeItem: newCustomOption,
    maySave: (options, saved) => maySaveOptions(options, { saved, most }),
    problemOf: (options) => (options.length > most ? full : undefined),
    fullText: (options) => (options.length >= most ? full : undefined),
    mayRemove: () => true,
    fields: (option, { items: _, ...how }) => (
      <OptionFields
        option={option}
        errors={{ name: refuseOptionName(option.name), url: refuseOptionUrl(option.url) }}
        {...how}
      />
    ),
  };
}
