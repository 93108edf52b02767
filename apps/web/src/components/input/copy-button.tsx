import { text } from '@campus/contracts/core/text';
import { IconButton } from '@chakra-ui/react/button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

const confirmationTime = 2_000;

/** Copies a text and briefly confirms it, or says that the browser refused. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>();
  useEffect(() => {
    if (outcome !== 'done') return;
    const timer = setTimeout(() => setOutcome(undefined), confirmationTime);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      // The clipboard API exists only in secure contexts.
      await navigator.clipboard.writeText(value);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <>
      <IconButton size="2xs" variant="ghost" aria-label={label} onClick={() => void copy()}>
        {outcome === 'done' ? <Check size={14} /> : <Copy size={14} />}
      </IconButton>
      <span role="status">{outcome && text(`copy.${outcome}`)}</span>
    </>
  );
}
