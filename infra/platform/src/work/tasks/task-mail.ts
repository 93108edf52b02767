import { text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import type { MailContent } from '../../foundation/mail/layout.ts';
import type { TaskMail } from './define.ts';

interface EndedTask {
  organization: string;
  task: Pick<Task, 'kind' | 'status' | 'done' | 'skipped' | 'failed' | 'reason' | 'file'>;
  /** The texts for a completed task. */
  words: TaskMail;
  link: string;
  attached: boolean;
}

const count = new Intl.NumberFormat('en-US');
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Composes the mail about a task's end, with a link to its result. */
export function composeTaskMail(ended: EndedTask): MailContent {
  const { link, organization } = ended;
  const { title, paragraphs } = titleAndParagraphs(ended);
  return {
    subject: title,
    title,
    paragraphs: [...paragraphs, text('tasks.mail.account', { organization }), ...countsOf(ended.task)],
    button: { label: text('tasks.mail.open'), url: link },
    notes: notesOf(ended),
  };
}

function titleAndParagraphs({ task, words }: EndedTask): Pick<TaskMail, 'title' | 'paragraphs'> {
  const what = text(`tasks.kind.${task.kind}`);
  if (task.status === 'failed')
    return { title: text('tasks.mail.failed', { what }), paragraphs: [task.reason] };
  if (task.status === 'cancelled')
    return { title: text('tasks.mail.stopped', { what }), paragraphs: [text('tasks.mail.stopped.kept')] };
  return words;
}

function countsOf({ done, skipped, failed }: EndedTask['task']): string[] {
  if (done + skipped + failed === 0) return [];
  const counts = { done: count.format(done), skipped: count.format(skipped), failed: count.format(failed) };
  return [text('tasks.mail.counts', counts)];
}

function notesOf({ task: { file }, attached }: EndedTask): string[] {
  if (!file) return [];
  const kept = text('tasks.mail.file', { name: file.name, date: longDate.format(new Date(file.until)) });
  return attached ? [kept, text('tasks.mail.attached')] : [kept];
}
