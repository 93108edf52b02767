import { text } from '@campus/contracts/core/text';
import { useState } from 'react';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { MenuButton } from '../../../components/input/menu-button.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import { dashboardStateOf, hasPastDays, useDashboardAddress, useMailedView } from './dashboard-address.ts';
import { MailViewDialog } from './mail-view-dialog.tsx';
import { ManageViewsDialog } from './manage-views-dialog.tsx';
import { useSaveView } from './use-views.ts';
import { ViewItems } from './view-items.tsx';
import { ViewNameDialog } from './view-name-dialog.tsx';

/** Opens, saves, and manages the person's dashboard views. Its button shows the name of the current view. */
export function ViewsMenu() {
  const { id: accountId } = useAccount();
  const { state, open } = useDashboardAddress();
  const [dialog, setDialog] = useState<string>();
  const notify = useNotify();
  const { data, error, refetch } = trpc.analytics.views.useQuery({ accountId });
  const views = data?.items.map((view) => ({ ...view, state: dashboardStateOf(view.state) }));
  const [opened, setOpened] = useState('');
  // If several views have this state, prefer the one that was opened.
  const shown = views?.filter((view) => view.state === state) ?? [];
  const current = shown.find(({ id }) => id === opened) ?? shown[0];

  const select = (value: string) => {
    if (value === 'retry') return void refetch();
    if (value === 'save' || value === 'manage') return setDialog(value);
    const next = views?.find(({ id }) => id === value)?.state ?? '';
    if (hasPastDays(next)) notify.info(text('analytics.views.past'));
    setOpened(value);
    open(next);
  };
  const close = () => setDialog(undefined);
  const [mailed, closeMailed] = useMailedView();
  const ofMail = views?.find(({ id }) => id === mailed);

  return (
    <>
      <MenuButton
        label={current ? text('analytics.views.current', { name: current.name }) : text('analytics.views')}
        stays={['retry']}
        onSelect={select}
      >
        <ViewItems
          views={views}
          failed={error !== null}
          shown={current?.id ?? (state === '' ? 'first' : '')}
        />
      </MenuButton>
      {ofMail && <MailViewDialog view={ofMail} onClose={closeMailed} />}
      {dialog === 'save' && <SaveDialog state={state} onClose={close} />}
      {dialog === 'manage' && <ManageViewsDialog views={views ?? []} state={state} onClose={close} />}
    </>
  );
}

function SaveDialog({ state, onClose }: { state: string; onClose: () => void }) {
  return (
    <ViewNameDialog
      title={text('analytics.views.save.title')}
      about={text('analytics.views.save.about')}
      submitText={text('action.save')}
      onNamed={useSaveView(state)}
      onClose={onClose}
    />
  );
}
