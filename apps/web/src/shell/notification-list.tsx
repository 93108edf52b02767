import { Button, IconButton } from '@chakra-ui/react/button';
import { Popover } from '@chakra-ui/react/popover';
import { chakra } from '@chakra-ui/react/styled-system';
import { Bell } from 'lucide-react';
import { useToasts } from '../components/toasts.tsx';

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** The errors and warnings whose toasts have gone, to be read again. */
export function NotificationList() {
  const { missed, forget } = useToasts();
  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <IconButton
          variant="ghost"
          size="sm"
          position="relative"
          aria-label={`Notifications: ${missed.length}`}
        >
          <Bell size={16} />
          {missed.length > 0 && (
            <chakra.span
              position="absolute"
              top={1}
              insetEnd={1}
              boxSize={2}
              borderRadius="full"
              bg="red.solid"
            />
          )}
        </IconButton>
      </Popover.Trigger>
      <Popover.Positioner>
        <Popover.Content aria-label="Notifications" maxH="24rem" overflowY="auto">
          <chakra.div display="flex" justifyContent="space-between" alignItems="center" px={4} py={2.5}>
            <chakra.h2 textStyle="heading">Notifications</chakra.h2>
            {missed.length > 0 && (
              <Button variant="ghost" size="2xs" onClick={forget}>
                Clear
              </Button>
            )}
          </chakra.div>
          {missed.length === 0 && (
            <chakra.p px={4} pb={4} color="fg.muted">
              Errors and warnings are kept here.
            </chakra.p>
          )}
          <ul>
            {missed.map((toast) => (
              <chakra.li key={toast.id} px={4} py={2.5} borderTopWidth="1px" overflowWrap="anywhere">
                <chakra.p color={`fg.${toast.kind}`}>{toast.message}</chakra.p>
                <chakra.p textStyle="xs" color="fg.subtle">
                  <time dateTime={toast.at}>{time.format(new Date(toast.at))}</time>
                  {toast.requestId && ` · Request ${toast.requestId}`}
                </chakra.p>
              </chakra.li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
