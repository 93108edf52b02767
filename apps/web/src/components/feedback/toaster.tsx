import { text } from '@campus/contracts/core/text';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { RequestId } from './request-id.tsx';
import { type Toast, useToasts } from './toasts.tsx';

const toastTime = 3500;
const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

/**
 * Shows toasts at the top of the page for 3.5 s, or longer while hovered or focused. Both live regions are
 * always present, so that screen readers announce new toasts.
 */
export function Toaster() {
  const { shown, dismiss } = useToasts();
  const list = (errors: boolean) =>
    shown
      .filter((toast) => (toast.kind === 'error') === errors)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />);
  return (
    <chakra.div
      position="fixed"
      top={3}
      insetX={3}
      zIndex="toast"
      display="flex"
      flexDirection="column"
      alignItems="center"
      pointerEvents="none"
      _print={{ display: 'none' }}
    >
      <chakra.div role="alert" display="contents">
        {list(true)}
      </chakra.div>
      <chakra.div role="status" display="contents">
        {list(false)}
      </chakra.div>
    </chakra.div>
  );
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const Icon = icons[toast.kind];
  const leave = useEffectEvent(onDismiss);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => leave(), toastTime);
    return () => clearTimeout(timer);
  }, [held]);

  return (
    <chakra.div
      data-toast={toast.kind}
      display="flex"
      gap={2.5}
      w="full"
      maxW="26rem"
      mb={2}
      ps={3.5}
      pe={2}
      py={2.5}
      bg="bg.overlay"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="lg"
      textStyle="sm"
      pointerEvents="auto"
      animation="toast-in 0.16s ease-out"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <chakra.span color={`fg.${toast.kind}`} mt={0.5} flexShrink={0}>
        <Icon size={16} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minW={0} overflowWrap="anywhere">
        <chakra.span whiteSpace="pre-line">{toast.message}</chakra.span>
        {toast.requestId && <RequestId>{toast.requestId}</RequestId>}
      </chakra.div>
      <IconButton size="2xs" variant="ghost" aria-label={text('toast.dismiss')} onClick={onDismiss}>
        <X size={14} />
      </IconButton>
    </chakra.div>
  );
}
