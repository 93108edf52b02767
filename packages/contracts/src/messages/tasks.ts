/** Texts of tasks: work that goes on after the call that asked for it. */
export const tasksMessages = {
  'tasks.notFound': 'This task could not be found. Results are kept for seven days.',
  'tasks.ended': 'This task has ended already.',
  'tasks.noFile': 'This task has left no file behind.',
  'tasks.notAllowed': 'Whoever asked for this may not do it any more.',
  'tasks.outcome.done': 'Done',
  'tasks.outcome.skipped': 'Skipped',
  'tasks.outcome.failed': 'Failed',
  'tasks.column.outcome': 'Outcome',
  'tasks.column.reason': 'Reason',
  'tasks.mail.account': (p: { organization: string }) => `Account: ${p.organization}`,
  'tasks.mail.counts': (p: { done: string; skipped: string; failed: string }) =>
    `${p.done} done, ${p.skipped} skipped, ${p.failed} failed.`,
  'tasks.mail.failed': (p: { what: string }) => `Failed: ${p.what}`,
  'tasks.mail.open': 'Open the result',
  'tasks.mail.file': (p: { name: string; date: string }) =>
    `The file ${p.name} can be downloaded until ${p.date}, signed in, by whoever asked for it and by owners of the account.`,
  'tasks.mail.attached': 'It is attached to this mail too.',
  'tasks.kind.members.suspend': 'Suspend members',
  'tasks.kind.members.unsuspend': 'Unsuspend members',
  'tasks.kind.members.export': 'Export members',
  'tasks.kind.badges.import': 'Import badge assignments',
  'tasks.kind.badges.export': 'Export badge assignments',
  'tasks.kind.memberProfile.dropFields': 'Delete values of removed fields',
} as const;
