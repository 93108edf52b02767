import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format-moment.ts';
import { PeakPeople } from './peak-people.tsx';

/** Opens the people who were in the world, or in a room, at the moment of a peak. */
export function PeakButton({
  at,
  hideEmployees,
  room,
}: {
  at: string;
  hideEmployees: boolean;
  room?: { sfsRoom: string; name: string };
}) {
  const [open, setOpen] = useState(false);
  const label = room
    ? text('reports.peak.openRoom', { room: room.name })
    : text('reports.peak.openOf', { time: formatMoment(at) });
  return (
    <>
      <Button size="2xs" variant="outline" aria-label={label} onClick={() => setOpen(true)}>
        <Users size={14} aria-hidden />
        {!room && text('reports.peak.open')}
      </Button>
      {open && (
        <PeakPeople at={at} hideEmployees={hideEmployees} room={room} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
