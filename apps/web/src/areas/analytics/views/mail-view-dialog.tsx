import { type SavedView, setViewMail } from '@campus/contracts/analytics/saved-views';
import type { ViewMail } from '@campus/contracts/analytics/view-mail';
import { text } from '@campus/contracts/core/text';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import type * as z from 'zod';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { SmallDialog } from '../../../components/dialog/small-dialog.tsx';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { useContractForm } from '../../../components/form/use-contract-form.ts';
import { formatMomentIn, timeZone } from '../../../lib/format.ts';
import { useAccount } from '../../../shell/account.tsx';
import { useUser } from '../../../shell/session.tsx';
import { trpc } from '../../../trpc.ts';
import { MailTimesFields } from './mail-times-fields.tsx';

const schema = setViewMail.input.pick({ every: true, weekday: true, day: true, hour: true, timeZone: true });

/** Asks when to mail a view, and shows the results of its mails. */
export function MailViewDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { name, mail } = view;
  const { email } = useUser();
  const title = text('analytics.viewMail.title.of', { name });
  const times = mail ?? { every: 'off' as const, weekday: 1, day: 1, hour: 8, timeZone };
  const form = useContractForm(schema, {
    ...{ every: times.every, timeZone: times.timeZone },
    ...{ weekday: String(times.weekday), day: String(times.day), hour: String(times.hour) },
  });
  const save = useSetViewMail(view);
  const send = useMailView(view);
  const submit = async (entered: Parameters<typeof save>[0]) => {
    await save(entered);
    onClose();
  };
  return (
    <SmallDialog title={title} running={form.formState.isSubmitting} onClose={onClose}>
      <Dialog.Body pb={6}>
        <Dialog.Description mb={4}>{text('analytics.viewMail.about.to', { email })}</Dialog.Description>
        {mail && <MailState mail={mail} />}
        <DialogForm
          form={form}
          label={title}
          onSubmit={submit}
          submitText={text('action.save')}
          onCancel={onClose}
        >
          <MailTimesFields form={form} ownZone={times.timeZone} />
          <chakra.div>
            <BusyButton
              size="sm"
              variant="outline"
              busy={send.isPending}
              onClick={() => send.mutate(form.getValues('timeZone') ?? timeZone)}
            >
              {text('analytics.viewMail.now')}
            </BusyButton>
          </chakra.div>
        </DialogForm>
      </Dialog.Body>
    </SmallDialog>
  );
}

/** Shows when a view was last mailed and will be mailed next, in the schedule's zone, and any problem. */
function MailState({ mail: { next, paused, mailedAt, problem, timeZone: zone } }: { mail: ViewMail }) {
  const lines = [
    next && text('analytics.viewMail.next', { time: formatMomentIn(zone, next) }),
    text('analytics.viewMail.last', {
      time: mailedAt ? formatMomentIn(zone, mailedAt) : text('analytics.viewMail.never'),
    }),
  ].filter((line) => line !== null);
  const wrong = [
    paused && text(`analytics.viewMail.paused.${paused}`),
    problem && text(`analytics.viewMail.problem.${problem}`),
  ].filter((line) => line !== null);
  return (
    <chakra.div mb={4} textStyle="sm" display="grid" gap={1}>
      {lines.map((line) => (
        <chakra.p key={line} color="fg.muted">
          {line}
        </chakra.p>
      ))}
      {wrong.map((line) => (
        <chakra.p key={line} color="fg.error">
          {line}
        </chakra.p>
      ))}
    </chakra.div>
  );
}

type Times = Omit<z.output<typeof setViewMail.input>, 'accountId' | 'viewId'>;

/** Saves the mail schedule of a view. Throws the reason, which the form shows. */
function useSetViewMail({ id: viewId, name }: SavedView) {
  const { id: accountId } = useAccount();
  const notify = useNotify();
  const { analytics } = trpc.useUtils();
  const { mutateAsync } = trpc.analytics.setViewMail.useMutation();
  return async (times: Times) => {
    await mutateAsync({ accountId, viewId, ...times });
    await analytics.views.invalidate();
    notify.success(
      text(times.every === 'off' ? 'analytics.viewMail.off.done' : 'analytics.viewMail.saved', { name }),
    );
  };
}

/** Mails a view now, with days in the given zone. */
function useMailView({ id: viewId, name }: SavedView) {
  const { id: accountId } = useAccount();
  const { mutate, isPending } = useSave(trpc.analytics.mailView, {
    done: () => text('analytics.viewMail.sent', { name }),
  });
  return { isPending, mutate: (timeZone: string) => mutate({ accountId, viewId, timeZone }) };
}
