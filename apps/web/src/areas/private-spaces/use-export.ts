import { noun, text } from '@campus/contracts/core/messages';
import type { exportSpaces } from '@campus/contracts/private-spaces/private-spaces';
import type * as z from 'zod';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
import { formatCount } from '../../lib/format.ts';
import { useUser } from '../../shell/session.tsx';
import { useFollowTask } from '../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../trpc.ts';
import { filterOf, type SpacesState } from './use-spaces.ts';

type Asked = Pick<z.output<typeof exportSpaces.input>, 'sort' | 'direction' | 'timeFormat'>;

/** Starts the export of the spaces that the filters let through, whose result is mailed. */
export function useExport(accountId: string, state: SpacesState) {
  const notify = useNotify();
  const follow = useFollowTask();
  const { email } = useUser();
  const { mutateAsync } = useSave(trpc.privateSpaces.export, {
    done: ({ task }) => {
      const onEnd = ({ status, done }: typeof task) => {
        const spaces = formatCount(done, noun('noun.privateSpace'));
        if (status === 'done') notify.success(text('privateSpaces.export.done', { spaces, email }));
      };
      follow(task, onEnd, text('privateSpaces.export.notMade'));
      return text('privateSpaces.export.started');
    },
    failed: (reason) => text('privateSpaces.export.failed', { reason }),
  });
  return (asked: Asked) => mutateAsync({ ...filterOf(accountId, state), ...asked });
}
