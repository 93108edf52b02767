import { text } from '@campus/contracts/core/text';
import { type PictureRefusal, pictureConversion, refusePicture } from '@campus/domain/profile/pictures';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../../../lib/describe-error.ts';
import type { UploadOptions } from '../../../lib/files.ts';
import { preparePicture } from './prepare-picture.ts';

export interface PictureActions {
  /** Uploads a picture. Resolves when the new picture is known. */
  onUpload: (file: File, options: UploadOptions) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
}

interface State {
  busy: boolean;
  /** The uploaded fraction, from 0 to 1; undefined while nothing is uploaded. */
  progress?: number;
  /** The blob URL of the picture that is being uploaded. */
  preview?: string;
  error?: string;
  /** The message of the latest action. */
  done?: string;
}

/** Uploads or removes one picture at a time. Unmounting the field cancels it. */
export function usePictureUpload({ onUpload, onRemove }: PictureActions) {
  const [state, setState] = useState<State>({ busy: false });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (begin: State, work: (signal: AbortSignal) => Promise<unknown>, done: string) => {
    const controller = new AbortController();
    running.current = controller;
    setState({ ...begin, busy: true });
    try {
      await work(controller.signal);
      setState({ busy: false, done });
    } catch (error) {
      if (!controller.signal.aborted) setState({ busy: false, error: describeError(error).message });
    } finally {
      if (begin.preview) URL.revokeObjectURL(begin.preview);
    }
  };

  const send = async (files: readonly File[]) => {
    const [chosen] = files;
    if (!chosen || state.busy) return;
    if (files.length > 1) return setState({ busy: false, error: text('picture.one') });
    setState({ busy: true });
    const file = await preparePicture(chosen);
    const refusal = refusePicture({ name: file.name, bytes: file.size });
    if (refusal) return setState({ busy: false, error: refusalOf(chosen, refusal) });
    const onProgress = (progress: number) => setState((now) => (now.busy ? { ...now, progress } : now));
    await run(
      { busy: true, progress: 0, preview: URL.createObjectURL(file) },
      (signal) => onUpload(file, { onProgress, signal }),
      text('picture.sent'),
    );
  };

  const remove = async () => {
    if (!state.busy) await run({ busy: true }, onRemove, text('picture.removed'));
  };

  return { ...state, send, remove };
}

/** The error text. If another browser could convert the picture, the text says so. */
function refusalOf({ name, size }: File, refusal: PictureRefusal): string {
  const isUnreadable = pictureConversion({ name, bytes: size }) === 'convert';
  return isUnreadable ? text('picture.unreadable') : text(refusal);
}
