import type { SavedView } from '@campus/contracts/analytics/saved-views';
import { text } from '@campus/contracts/core/text';
import { Menu } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';

/** The items of the views menu: one per view, and the actions on them. */
export function ViewItems({
  views,
  failed,
  shown,
}: {
  /** Undefined while loading. */
  views: readonly SavedView[] | undefined;
  failed: boolean;
  /** The id of the shown view, `first` for the initial dashboard, or '' for any other state. */
  shown: string;
}) {
  return (
    <>
      <ViewItem value="first" name={text('analytics.views.first')} isShown={shown === 'first'} />
      <Menu.Separator />
      <Menu.ItemGroup>
        <Menu.ItemGroupLabel>{text('analytics.views.own')}</Menu.ItemGroupLabel>
        {views?.map(({ id, name }) => (
          <ViewItem key={id} value={id} name={name} isShown={id === shown} />
        ))}
        {views?.length === 0 && <Note>{text('analytics.views.none')}</Note>}
        {!views && !failed && <Note>{text('loading')}</Note>}
        {failed && (
          <Menu.Item value="retry" closeOnSelect={false}>
            {text('analytics.views.retry')}
          </Menu.Item>
        )}
      </Menu.ItemGroup>
      <Menu.Separator />
      <Menu.Item value="save">{text('analytics.views.save')}</Menu.Item>
      {views && views.length > 0 && <Menu.Item value="manage">{text('analytics.views.manage')}</Menu.Item>}
    </>
  );
}

function ViewItem({ value, name, isShown }: { value: string; name: string; isShown: boolean }) {
  return (
    <Menu.Item value={value} role="menuitemradio" aria-checked={isShown}>
      <Menu.ItemText maxW="min(24rem, calc(100vw - 5rem))" overflowWrap="anywhere">
        {name}
      </Menu.ItemText>
      {isShown && <Check size={14} aria-hidden />}
    </Menu.Item>
  );
}

/** The menu item shown if there are no views. */
function Note({ children }: { children: string }) {
  return (
    <Menu.Item value="none" disabled _disabled={{ opacity: 1 }}>
      <chakra.span color="fg.muted">{children}</chakra.span>
    </Menu.Item>
  );
}
