import { FolderStore } from '../../foundation/files/file-store.ts';
import { serveJobs } from '../../foundation/threads/serve-jobs.ts';
import { decodeFile } from './decode-file.ts';
import { examinationJob } from './examination-job.ts';
import { examineDecoded, examineFile } from './examine-file.ts';

// The program of the threads that examine files.
serveJobs(async (received, makeRoom) => {
  const { folder, file, reading, customFields } = examinationJob.parse(received);
  const files = new FolderStore(folder);
  const decoding = { files, makeRoom };
  if (!reading) return examineFile(decoding, file, customFields);
  const { encoding, delimiter, headerLine } = reading;
  const decoded = reading.decoded ?? (await decodeFile(decoding, file, encoding));
  return examineDecoded(files, { ...decoded, encoding, delimiter, headerLine }, customFields);
});
