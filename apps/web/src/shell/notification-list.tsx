import { text } from '@campus/contracts/core/text';
import { Button, IconButton } from '@chakra-ui/react/button';
import { Popover } from '@chakra-ui/react/popover';
import { chakra } from '@chakra-ui/react/styled-system';
import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { RequestId } from '../components/feedback/request-id.tsx';
import { TimeText } from '../components/feedback/time-text.tsx';
import { useToasts } from '../components/feedback/toasts.tsx';
import { formatNumber } from '../lib/format.ts';
import { useOpened } from '../lib/use-opened.ts';
import { popoverRecipe } from '../theme/floating-recipes.ts';

/** Lists the errors and warnings of earlier toasts. */
export function NotificationList() {
  const { history } = useToasts();
  const { trigger, isMade, root } = useOpened();
  return (
    <>
      <IconButton
        id={trigger.id}
        variant="ghost"
        size="sm"
        position="relative"
        aria-label={text('notifications.open', { count: formatNumber(history.length) })}
        aria-haspopup="dialog"
        aria-expanded={trigger['aria-expanded']}
        onClick={trigger.onClick}
      >
        <Bell size={16} />
        {history.length > 0 && (
          <chakra.span
            position="absolute"
            top={1}
            insetEnd={1}
            boxSize={2}
            borderRadius="full"
            bg="red.solid"
            _highContrast={{ bg: 'Highlight' }}
          />
        )}
      </IconButton>
      {isMade && <Notifications root={root} />}
    </>
  );
}

function Notifications({ root }: { root: ReturnType<typeof useOpened>['root'] }) {
  const { history, forget } = useToasts();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.focus({ preventScroll: true }), []);
  return (
    <Popover.Root recipe={popoverRecipe} {...root} positioning={{ placement: 'bottom-end' }}>
      <Popover.Positioner>
        <Popover.Content ref={content} aria-label={text('notifications.title')} maxH="24rem" overflowY="auto">
          <chakra.div display="flex" justifyContent="space-between" alignItems="center" px={4} py={2.5}>
            <chakra.h2 textStyle="heading">{text('notifications.title')}</chakra.h2>
            {history.length > 0 && (
              <Button variant="ghost" size="2xs" onClick={forget}>
                {text('action.clear')}
              </Button>
            )}
          </chakra.div>
          {history.length === 0 && (
            <chakra.p px={4} pb={4} color="fg.muted">
              {text('notifications.none')}
            </chakra.p>
          )}
          {history.length > 0 && (
            <ul>
              {history.map((toast) => (
                <chakra.li key={toast.id} px={4} py={2.5} borderTopWidth="1px" overflowWrap="anywhere">
                  <chakra.p color={`fg.${toast.kind}`}>{toast.message}</chakra.p>
                  <chakra.p textStyle="xs" color="fg.subtle">
                    <TimeText value={toast.at} withTime />
                  </chakra.p>
                  {toast.requestId && <RequestId>{toast.requestId}</RequestId>}
                </chakra.li>
              ))}
            </ul>
          )}
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
