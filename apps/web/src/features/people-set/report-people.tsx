import '@campus/contracts/members/people-messages';
import { text } from '@campus/contracts/core/text';
import type { OriginQuery } from '@campus/contracts/members/people-origins';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { SmallDialog } from '../../components/dialog/small-dialog.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useAccount } from '../../shell/account.tsx';
import { PeopleActions } from './people-actions.tsx';

/** Passes the people of a report on, if the reader may open the members page. Says so if there are none. */
export function ReportPeople({
  what,
  about,
  origin,
  disabled = false,
}: {
  what: 'report' | 'record';
  /** The place and time. */
  about: string;
  /** Undefined while there are no people to save. */
  origin: OriginQuery | undefined;
  /** Whether it is still unknown if there are people. */
  disabled?: boolean;
}) {
  const notify = useNotify();
  const { pages } = useAccount();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  if (!pages.includes('members')) return null;
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={disabled}
        onClick={() => (origin ? setAsks(true) : notify.warning(text('activity.nothingToExport')))}
      >
        <Users size={14} aria-hidden />
        {text('people.report')}
      </Button>
      {asks && origin && (
        <SmallDialog title={text(`people.${what}.title`)} running={false} onClose={close}>
          <Dialog.Body display="grid" gap={3}>
            <p>{about}</p>
            <Dialog.Description>{text(`people.${what}.about`)}</Dialog.Description>
            <PeopleActions origin={origin} onClose={close} />
          </Dialog.Body>
          <Dialog.Footer>
            <Button variant="outline" onClick={close}>
              {text('people.close')}
            </Button>
          </Dialog.Footer>
        </SmallDialog>
      )}
    </>
  );
}
