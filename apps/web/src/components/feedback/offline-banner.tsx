import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { onlineManager } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { formatMoment } from '../../lib/format-moment.ts';
import { serverNow } from '../../lib/server-clock.ts';

const subscribe = (changed: () => void) => onlineManager.subscribe(changed);
const isOnline = () => onlineManager.isOnline();

/**
 * Shows at the bottom of every page that the browser is offline, and since when the page may be outdated. The
 * live region is always present, so that screen readers announce its text.
 */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, isOnline);
  return (
    <chakra.div
      role="status"
      position="fixed"
      bottom={0}
      insetX={0}
      zIndex="banner"
      _print={{ display: 'none' }}
    >
      {!online && <Banner />}
    </chakra.div>
  );
}

function Banner() {
  const [since] = useState(() => serverNow().toISOString());
  return (
    <chakra.p
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap={2}
      px={4}
      py={2}
      bg="bg.inverted"
      color="fg.inverted"
      textStyle="sm"
    >
      <chakra.span flexShrink={0}>
        <WifiOff size={16} aria-hidden />
      </chakra.span>
      {text('offline', { time: formatMoment(since) })}
    </chakra.p>
  );
}
