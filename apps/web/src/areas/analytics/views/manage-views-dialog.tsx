import type { SavedView } from '@campus/contracts/analytics/saved-views';
import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { SmallDialog } from '../../../components/dialog/small-dialog.tsx';
import { formatMoment } from '../../../lib/format-moment.ts';
import { ChangeViewDialog, type ViewChange } from './change-view-dialog.tsx';

/** Lists the person's views with their actions. */
export function ManageViewsDialog({
  views,
  state,
  onClose,
}: {
  views: readonly SavedView[];
  /** The current state of the dashboard. */
  state: string;
  onClose: () => void;
}) {
  const [changing, setChanging] = useState<{ view: SavedView; change: ViewChange }>();
  return (
    <SmallDialog title={text('analytics.views.manage.title')} running={false} onClose={onClose}>
      <Dialog.Body>
        {views.length === 0 && <p>{text('analytics.views.none')}</p>}
        {views.length > 0 && (
          <chakra.ul
            aria-label={text('analytics.views.own')}
            display="grid"
            gap={3}
            maxH="24rem"
            overflowY="auto"
            listStyleType="none"
          >
            {views.map((view) => (
              <ViewRow
                key={view.id}
                view={view}
                isShown={view.state === state}
                onChange={(change) => setChanging({ view, change })}
              />
            ))}
          </chakra.ul>
        )}
        {changing && <ChangeViewDialog {...changing} state={state} onClose={() => setChanging(undefined)} />}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {text('action.close')}
        </Button>
      </Dialog.Footer>
    </SmallDialog>
  );
}

function ViewRow({
  view: { name, mail },
  isShown,
  onChange,
}: {
  view: SavedView;
  /** Whether it equals the current dashboard, so that overwriting is not offered. */
  isShown: boolean;
  onChange: (change: ViewChange) => void;
}) {
  const action = { size: 'xs', variant: 'outline' } as const;
  return (
    <chakra.li display="grid" gap={1.5}>
      <chakra.span overflowWrap="anywhere" fontWeight="medium">
        {name}
      </chakra.span>
      {mail && (
        <chakra.span textStyle="sm" color={mail.paused ? 'fg.error' : 'fg.muted'}>
          {mail.paused
            ? text(`analytics.viewMail.paused.${mail.paused}`)
            : mail.next && text('analytics.viewMail.next', { time: formatMoment(mail.next) })}
        </chakra.span>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        <Button
          {...action}
          aria-label={text('analytics.views.rename.of', { name })}
          onClick={() => onChange('rename')}
        >
          {text('analytics.views.rename')}
        </Button>
        {!isShown && (
          <Button
            {...action}
            aria-label={text('analytics.views.overwrite.of', { name })}
            onClick={() => onChange('overwrite')}
          >
            {text('analytics.views.overwrite')}
          </Button>
        )}
        <Button
          {...action}
          aria-label={text('analytics.viewMail.of', { name })}
          onClick={() => onChange('mail')}
        >
          {text('analytics.viewMail.open.dialog')}
        </Button>
        <Button
          {...action}
          color="fg.error"
          aria-label={text('analytics.views.delete.of', { name })}
          onClick={() => onChange('delete')}
        >
          {text('action.delete')}
        </Button>
      </chakra.div>
    </chakra.li>
  );
}
