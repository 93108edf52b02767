import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Textarea } from '@chakra-ui/react/textarea';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import type { usePasted } from './use-pasted.ts';

type Pasted = Pick<ReturnType<typeof usePasted>, 'written' | 'problem' | 'write' | 'read'>;

/** A box for names and addresses. What is pasted into the empty box is shown as a table at once. */
export function PasteCard({ pasted: { written, problem, write, read } }: { pasted: Pasted }) {
  return (
    <Card title={text('imports.paste.title')} description={text('imports.paste.description')}>
      <CardBody display="grid" gridTemplateColumns="minmax(0, 1fr)" justifyItems="start" gap={3}>
        <FieldFrame
          label={text('imports.paste.box')}
          help={text('imports.paste.help')}
          required={undefined}
          error={problem}
        >
          <Textarea
            rows={5}
            spellCheck={false}
            autoComplete="off"
            value={written}
            onChange={({ target }) => write(target.value)}
            onPaste={(event) => {
              if (written !== '') return;
              event.preventDefault();
              read(event.clipboardData.getData('text/plain'));
            }}
          />
        </FieldFrame>
        <Button variant="outline" size="sm" onClick={() => read(written)}>
          {text('imports.paste.read')}
        </Button>
      </CardBody>
    </Card>
  );
}
