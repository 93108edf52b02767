import { noun, text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '../../../lib/format.ts';
import { trpc } from '../../../trpc.ts';
import { useRooms } from '../rooms-context.ts';
import { DoctorDialog } from './doctor-dialog.tsx';

/** Opens the doctor, and says how much is wrong. */
export function DoctorButton({ onShow }: { onShow: (id: string) => void }) {
  const { accountId } = useRooms();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = trpc.rooms.diagnose.useQuery({ accountId });
  const count = data?.problems.length ?? 0;
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
