import { text } from '@campus/contracts/messages';
import { refusePicture } from '@campus/domain/pictures';
import { useRef, useState } from 'react';
import { describeError } from '../lib/describe-error.ts';

/** What is done with a picture; either rejects where it was refused. */
export interface PictureActions {
  /** Sends a file, and tells how much of it has been sent, from 0 to 1. */
  onChoose: (file: File, onProgress: (part: number) => void) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
}

/** What goes on in a field for a picture: one thing at a time, and why the last one was refused. */
export function usePictureField({ onChoose, onRemove }: PictureActions) {
  const [sent, setSent] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [said, setSaid] = useState('');
  const running = useRef(false);

  const run = async (work: () => Promise<unknown>, done: string) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefusal(undefined);
    setSaid('');
    try {
      await work();
      setSaid(done);
    } catch (error) {
      setRefusal(describeError(error).message);
    } finally {
      running.current = false;
      setBusy(false);
      setSent(undefined);
    }
  };
  return {
    /** How much of a file has been sent; undefined while none is. */
    sent,
    busy,
    refusal,
    /** What was done, for those who do not see it. */
    said,
    take: (file: File | undefined) => {
      if (!file) return;
      const refused = refusePicture({ name: file.name, bytes: file.size });
      if (refused) setRefusal(text(refused));
      else void run(() => onChoose(file, setSent), text('pictureField.saved'));
    },
    remove: () => void run(onRemove, text('pictureField.removed')),
  };
}
