import { text } from '@campus/contracts/core/text';
import { maxImportFileBytes, uploadImportFile } from '@campus/contracts/imports/import-files';
import { refuseImportFile } from '@campus/domain/imports/imports';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { describeError } from '../../../lib/describe-error.ts';
import { uploadFile } from '../../../lib/files.ts';
import { useAccount } from '../../../shell/account.tsx';
import { type BulkTab, useImportAddress } from '../import-address.ts';
import { storeDraft } from '../import-draft.ts';

export interface Upload {
  file: File;
  /** The uploaded fraction, from 0 to 1. */
  part: number;
}

/**
 * Uploads a file, then continues with its columns. Leaving the page cancels the upload. After a failure,
 * another file can be chosen.
 */
export function useUpload(tab: BulkTab) {
  const { id: accountId } = useAccount();
  const [, setAddress] = useImportAddress();
  const notify = useNotify();
  const [upload, setUpload] = useState<Upload>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    const onProgress = (part: number) => setUpload({ file, part });
    onProgress(0);
    try {
      const sent = await uploadFile(uploadImportFile, { accountId, file }, { onProgress, signal });
      storeDraft(accountId, tab, { file: sent.file });
      setAddress({ tab, file: sent.file.id });
    } catch (error) {
      if (signal.aborted) return;
      setProblem(describeError(error).message);
      notify.error(error, () => text('imports.file.uploadFailed'));
    } finally {
      if (!signal.aborted) setUpload(undefined);
    }
  };

  const choose = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const refusal = files.length > 1 ? text('file.one') : refuseFile(file);
    setProblem(refusal);
    if (refusal === undefined) void send(file);
  };
  const stop = () => {
    running.current?.abort();
    setUpload(undefined);
  };
  return { upload, problem, choose, stop };
}

/** Returns why a file cannot be imported, judged by name and size, or undefined. */
function refuseFile({ name, size }: File): string | undefined {
  const refusal = refuseImportFile(name);
  if (refusal) return text(refusal);
  return size > maxImportFileBytes ? text('imports.file.tooLarge') : undefined;
}
