import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card, CardBody } from '../../components/layout/card.tsx';

/**
 * A card in reading mode with an edit button. The form takes the focus, and the button gets it back
 * afterwards.
 */
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
  /** The accessible name of the edit button, which unlike its text does not depend on the title beside it. */
  editLabel: string;
  editable: boolean;
  view: ReactNode;
  form: (onClose: () => void) => ReactNode;
}) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  // An open form keeps its input even if editing is no longer allowed.
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
