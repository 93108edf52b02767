import { attendanceLimits } from '@campus/domain/imports/attendance';
import { expect, it } from 'vitest';
import { helpMessages } from './help-messages.ts';

it('IMP-020 IMP-021 says beside times of attendance what holds for them', () => {
  expect(attendanceLimits).toEqual({ weeks: 5, stepMinutes: 30 });
  expect(helpMessages['help.attendance.start']).toMatch(/last five weeks.*rounded down to a half hour/);
  expect(helpMessages['help.attendance.duration']).toMatch(/rounded up to a half hour/);
});

it('IMP-022 says beside the names of a private space’s owner when they are required', () => {
  expect(helpMessages['help.privateSpace.ownerNames']).toMatch(/required only when the email is new/);
});
