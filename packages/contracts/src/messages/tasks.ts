/** Texts of tasks: work that goes on after the call that asked for it. */
export const tasksMessages = {
  'tasks.notFound': 'This task could not be found. Results are kept for seven days.',
  'tasks.ended': 'This task has ended already.',
  'tasks.noFile': 'This task has left no file behind.',
  'tasks.notAllowed': 'Whoever asked for this may not do it any more.',
  'tasks.kind.members.suspend': 'Suspend members',
  'tasks.kind.members.unsuspend': 'Unsuspend members',
  'tasks.kind.members.export': 'Export members',
  'tasks.kind.badges.import': 'Import badge assignments',
  'tasks.kind.badges.export': 'Export badge assignments',
  'tasks.kind.memberProfile.dropFields': 'Delete values of removed fields',
} as const;
