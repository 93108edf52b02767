import { text } from '@campus/contracts/core/text';
import { withCollections } from '@campus/domain/customization/state';
import { ItemPage } from './item-page.tsx';
import { collectionItems } from './items.ts';
import { useCustomization } from './use-customization.ts';

/** The page of the collections for avatars. */
export function CollectionsPage() {
  const customization = useCustomization('avatarAssetCollections');
  const { accountId, client } = customization;
  return (
    <ItemPage
      customization={customization}
      kind={{
        page: 'avatarAssetCollections',
        empty: text('customization.collections.none'),
        items: collectionItems,
        enabled: ({ collections }) => collections,
        with: withCollections,
        send: (enabled) => (basedOn) =>
          client.customization.saveCollections.mutate({ accountId, collections: [...enabled], basedOn }),
      }}
    />
  );
}
