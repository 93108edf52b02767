import type { FileStore } from '../../foundation/files/file-store.ts';

/** The path of a task's file of failed rows, beside its result file. */
export function failedPlaceOf(file: string): string {
  return `${file}-failed`;
}

/** Deletes the files of a task by the path of its result file. */
export async function deleteTaskFiles(files: Pick<FileStore, 'deleteFile'>, file: string): Promise<void> {
  await files.deleteFile(file);
  await files.deleteFile(failedPlaceOf(file));
}
