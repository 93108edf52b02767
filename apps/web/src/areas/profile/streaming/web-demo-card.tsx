import { text } from '@campus/contracts/core/text';
import { openWebDemo } from '@campus/contracts/profile/profile';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { ExternalLink } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { useAccount } from '../../../shell/account.tsx';
import { useWebDemo } from './use-web-demo.ts';

const { ticket: ticketSchema } = openWebDemo.input.shape;

/** Opens the world in the browser, with a ticket if the account uses tickets. */
export function WebDemoCard() {
  const { settings } = useAccount();
  const [ticket, setTicket] = useState('');
  const [error, setError] = useState<string>();
  const demo = useWebDemo();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (demo.opening) return;
    const checked = ticketSchema.safeParse(ticket);
    setError(checked.error?.issues[0]?.message);
    if (checked.success) demo.open(checked.data);
  };
  const button = (
    <BusyButton
      type="submit"
      variant="outline"
      busy={demo.opening}
      {...(!settings.isWebdemoTicketAllowed && { size: 'sm' })}
    >
      <ExternalLink size={14} aria-hidden />
      {text('profile.webDemo.open')}
    </BusyButton>
  );
  return (
    <chakra.form aria-label={text('profile.webDemo.title')} noValidate onSubmit={submit}>
      <Card
        title={text('profile.webDemo.title')}
        description={text('profile.webDemo.description')}
        action={!settings.isWebdemoTicketAllowed && button}
      >
        {settings.isWebdemoTicketAllowed && (
          <CardBody display="flex" flexWrap="wrap" alignItems="flex-end" gap={3}>
            <chakra.div flex="1" minW="12rem" maxW={{ sm: '20rem' }}>
              <FieldFrame label={text('profile.webDemo.ticket')} error={error}>
                <Input
                  autoComplete="off"
                  value={ticket}
                  onChange={(event) => {
                    setTicket(event.target.value);
                    setError(undefined);
                  }}
                />
              </FieldFrame>
            </chakra.div>
            {button}
          </CardBody>
        )}
        {demo.blockedUrl !== undefined && (
          <CardBody role="alert" textStyle="sm">
            {text('profile.webDemo.blocked')}{' '}
            <chakra.a
              href={demo.blockedUrl}
              target="_blank"
              rel="noopener noreferrer"
              color="accent.fg"
              textDecoration="underline"
              onClick={demo.forgetUrl}
            >
              {text('profile.webDemo.openHere')}
            </chakra.a>
          </CardBody>
        )}
      </Card>
    </chakra.form>
  );
}
