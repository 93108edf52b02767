import { type StreamingVendor, streamingVendors } from '@campus/domain/streaming/streaming';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { BusyButton } from '../../../components/feedback/busy-button.tsx';
import { streamingFailure } from '../../../lib/streaming-failure.ts';
import { useComeBack } from '../../../lib/use-come-back.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { trpc } from '../../../trpc.ts';

/** A button for each available vendor. It redirects to the vendor, who redirects back to the profile. */
export function CampusStreamButtons({
  accountId,
  offers,
  onFailed,
}: {
  accountId: string;
  offers: Readonly<Record<StreamingVendor, { label: string } | null>>;
  /** Called with the reason when no session could start, and with undefined on the next attempt. */
  onFailed: (reason: string | undefined) => void;
}) {
  const { leavingTo, start } = useStartStreaming(accountId, onFailed);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap={3}>
      {streamingVendors.map((vendor) => {
        const offer = offers[vendor];
        return (
          offer && (
            <BusyButton
              key={vendor}
              variant="outline"
              disabled={leavingTo !== undefined && leavingTo !== vendor}
              busy={leavingTo === vendor}
              onClick={() => void start(vendor)}
            >
              <chakra.bdi truncate>{offer.label}</chakra.bdi>
            </BusyButton>
          )
        );
      })}
    </chakra.div>
  );
}

/** Starts a session and redirects the browser to it. `leavingTo` is the vendor during the redirect. */
function useStartStreaming(accountId: string, onFailed: (reason: string | undefined) => void) {
  const [leavingTo, setLeavingTo] = useState<StreamingVendor>();
  const { mutateAsync } = trpc.streaming.start.useMutation();
  useComeBack(() => setLeavingTo(undefined));
  const start = async (vendor: StreamingVendor) => {
    setLeavingTo(vendor);
    onFailed(undefined);
    try {
      const { url } = await mutateAsync({ accountId, vendor });
      window.location.assign(webAddress(url));
    } catch (error) {
      setLeavingTo(undefined);
      onFailed(streamingFailure(error));
    }
  };
  return { leavingTo, start };
}
