import type { StreamingVendor } from '@campus/domain/streaming/streaming';
import { useState } from 'react';
import { streamingFailure } from '../../../lib/streaming-failure.ts';
import { useComeBack } from '../../../lib/use-come-back.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { trpc } from '../../../trpc.ts';

/** Begins a session and sends the browser there; `leavingTo` is the vendor the browser is on its way to. */
export function useStartStreaming(accountId: string, onFailed: (reason: string | undefined) => void) {
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
