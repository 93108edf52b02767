import { text } from '@campus/contracts/core/text';
import { withCustomizations } from '@campus/domain/customization/state';
import { ItemPage } from './item-page.tsx';
import { customizationItems } from './items.ts';
import { useCustomization } from './use-customization.ts';

/** The page of the world's looks beyond its theme. */
export function WorldCustomizationsPage() {
  const customization = useCustomization('worldCustomizations');
  const { accountId, client } = customization;
  return (
    <ItemPage
      customization={customization}
      kind={{
        page: 'worldCustomizations',
        empty: text('customization.customizations.none'),
        items: customizationItems,
        enabled: ({ customizations }) => customizations,
        with: withCustomizations,
        send: (enabled) => (basedOn) =>
          client.customization.saveCustomizations.mutate({
            accountId,
            customizations: [...enabled],
            basedOn,
          }),
      }}
    />
  );
}
