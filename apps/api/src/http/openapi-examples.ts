/** An example of an operation's body, and what to know before calling it. */
export interface OperationExample {
  body?: Record<string, unknown>;
  notes?: string;
}

const grace = 'grace.hopper@example.org';

/** Examples for the operations that scripts use most, by their names. The guide has whole scripts. */
export const operationExamples: Readonly<Record<string, OperationExample>> = {
  'auth.createToken': {
    body: { email: 'script@example.org', password: 'correct horse battery staple' },
    notes: 'Scripts that run by themselves use an API credential instead.',
  },
  'members.list': {
    notes:
      'With `email`, it finds one member by the whole address. With `after`, it lists all members, each once.',
  },
  'members.update': {
    body: { title: 'Dr.', permission: 'leader', expected: { title: '' } },
    notes:
      'With `expected`, nothing is changed if one of these values has changed since: the answer is a 409.',
  },
  'members.suspend': {
    body: { selection: { ids: ['m5JnY8uHgF', 'm7KpX2wLrD'] } },
    notes: 'Members who are suspended already are skipped, so a call can be repeated.',
  },
  'members.unsuspend': { body: { selection: { ids: ['m5JnY8uHgF'] } } },
  'invitations.create': {
    body: { email: grace, firstName: 'Grace', lastName: 'Hopper', permission: 'member' },
    notes: 'To invite many people, import them.',
  },
  'invitations.list': { notes: 'With `status=error`, it lists the mails that failed.' },
  'imports.plan': {
    body: {
      fileId: 'f1LeN0aB2c',
      kind: 'memberships',
      exportEmail: 'none',
      options: { overwriteData: true },
      rowErrors: 'refuse',
    },
    notes: 'Nothing changes before the plan is applied, unless `review` is false.',
  },
  'imports.people': {
    body: {
      kind: 'memberships',
      exportEmail: 'none',
      review: false,
      options: { overwriteData: true },
      people: [{ email: grace, title: 'Dr.', badges: 'Speaker; Mentor' }],
    },
    notes:
      'An omitted or empty value changes nothing. Without `overwriteData`, only empty fields are filled in.',
  },
  'imports.applyPlan': {
    body: { rowErrors: 'refuse' },
    notes: 'With `refuse`, the answer is a 409 if a row cannot be applied, and the import ends as failed.',
  },
  'badges.assign': { body: { badgeId: 'b7PzR2kLmV' } },
  'rooms.update': {
    body: { change: { kind: 'room', fields: { name: 'Chemistry' }, base: { name: 'Physics' } } },
    notes: 'Fields that have another value than in `base` stay as they are, and are listed in `conflicts`.',
  },
  'rooms.save': {
    body: {
      create: true,
      entries: [
        {
          change: { kind: 'room', fields: { name: 'Physics', levelName: 'auditorium', instance: 41 } },
        },
      ],
    },
    notes: 'If one entry cannot be saved, none is.',
  },
  'rooms.move': { body: { move: { kind: 'entry', id: 'rM5ZtY8wQe', folder: 'Exams', after: null } } },
  'settings.save': {
    body: { changes: [{ setting: 'ServerConfig.passwordExpireDays', value: 90, base: null }] },
    notes: 'Settings that have another value than `base` stay as they are, and are listed in `conflicts`.',
  },
  'audit.list': {
    notes: 'To follow the log, send `after`, empty at first, then `next` of each answer.',
  },
  'tasks.get': { notes: 'Poll at most once a second. `finishedAt` is set when the task has ended.' },
};
