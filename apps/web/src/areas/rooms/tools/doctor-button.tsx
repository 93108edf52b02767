import { noun, text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Stethoscope } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatCount } from '../../../lib/format.ts';
import { alone, trpc } from '../../../trpc.ts';
import { useRooms } from '../rooms-context.ts';
import { DoctorDialog } from './doctor-dialog.tsx';

/** Opens the doctor, and says how much is wrong. */
export function DoctorButton({ onShow }: { onShow: (id: string) => void }) {
  const { accountId } = useRooms();
  const [isOpen, setIsOpen] = useState(false);
  const data = useDiagnosis(accountId);
  const count = data?.problems.filter(({ accepted }) => !accepted).length ?? 0;
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        <Stethoscope size={14} aria-hidden />
        {count === 0
          ? text('rooms.doctor')
          : text('rooms.doctor.count', { problems: formatCount(count, noun('noun.roomProblem')) })}
      </Button>
      {isOpen && (
        <DoctorDialog
          onShow={(id) => {
            setIsOpen(false);
            onShow(id);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** The problems of the list, read again whenever the page shows a newer list than they are of. */
function useDiagnosis(accountId: string) {
  const { rooms } = trpc.useUtils();
  const { data: list } = trpc.rooms.list.useQuery(
    { accountId },
    { staleTime: Number.POSITIVE_INFINITY, trpc: alone },
  );
  const { data } = trpc.rooms.diagnose.useQuery({ accountId });
  const shown = list?.version;
  const isOld = data !== undefined && shown !== undefined && data.version < shown;
  useEffect(() => {
    // The version is a dependency, because a list can change again while it is diagnosed.
    if (isOld && shown !== undefined) void rooms.diagnose.invalidate({ accountId });
  }, [isOld, shown, rooms, accountId]);
  return data;
}
