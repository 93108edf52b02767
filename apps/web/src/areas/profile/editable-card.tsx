import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card, CardBody } from '../../components/layout/card.tsx';

/** A card to be read first, and edited on demand. The focus goes into the form, and back to the button after it. */
export function EditableCard({
  title,
  description,
  editLabel,
  editable,
  view,
  form,
}: {
  title: string;
  description: string;
  /** The accessible name of the button, for those who cannot see it beside the title. */
  editLabel: string;
  editable: boolean;
  view: ReactNode;
  form: (onClose: () => void) => ReactNode;
}) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  // A form that is open stays, with what was typed, when editing is forbidden.
  const open = state === 'open';
  return (
    <Card
      title={title}
      description={description}
      action={
        editable &&
        !open && (
          <Button
            size="sm"
            variant="outline"
            aria-label={editLabel}
            autoFocus={state === 'closed'}
            onClick={() => setState('open')}
          >
            <Pencil size={14} aria-hidden />
            {text('profile.edit')}
          </Button>
        )
      }
    >
      <CardBody>{open ? form(() => setState('closed')) : view}</CardBody>
    </Card>
  );
}
