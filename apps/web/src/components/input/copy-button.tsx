import { text } from '@campus/contracts/core/messages';
import { IconButton } from '@chakra-ui/react/button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

const confirmationTime = 2_000;

/** Copies a text and says so for a moment. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationTime);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <>
      <IconButton
        size="2xs"
        variant="ghost"
        aria-label={label}
        onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
      >
        {copied ? <Check size={14} /> : <Copy size={14} />}
      </IconButton>
      <span role="status">{copied && text('copy.done')}</span>
    </>
  );
}
