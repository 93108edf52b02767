import { expect, it } from 'vitest';
import { evenOffset, lastOffsetChange, offsetHours, offsetLabel, offsetOn } from './offset.ts';

it('ANA-027 rounds the offset to an even number of hours', () => {
  const rounded = { 5.5: 6, 2: 2, '-7.4': -8, '-5': -4, 0: 0, '-0.4': 0, 5: 6, 13: 14, 12.75: 12 };
  for (const [hours, even] of Object.entries(rounded)) expect(evenOffset(Number(hours)), hours).toBe(even);
});

it('ANA-001 ANA-060 tells the offset of a zone, in summer and in winter', () => {
  const winter = new Date('2026-01-15T12:00:00Z');
  const summer = new Date('2026-07-15T12:00:00Z');
  expect(offsetHours('Europe/Berlin', winter)).toBe(1);
  expect(offsetHours('Europe/Berlin', summer)).toBe(2);
  expect(offsetHours('Australia/Lord_Howe', winter)).toBe(11);
  expect(offsetHours('Australia/Lord_Howe', summer)).toBe(10.5);
  expect([0, 5.5, -4, 12.75].map(offsetLabel)).toEqual(['UTC', 'UTC+05:30', 'UTC-04:00', 'UTC+12:45']);
});

it('ANA-001 tells on which day of the last three months the clocks of a zone changed', () => {
  const november = new Date('2026-11-20T12:00:00Z');
  expect(lastOffsetChange('Australia/Lord_Howe', november, 91)).toEqual({
    day: '2026-10-04',
    earlier: [10.5],
  });
  expect(lastOffsetChange('America/New_York', november, 91)).toEqual({ day: '2026-11-01', earlier: [-4] });
  expect(lastOffsetChange('Asia/Kolkata', november, 91)).toBeUndefined();
  const may = new Date('2026-05-10T12:00:00Z');
  expect(lastOffsetChange('Africa/Cairo', may, 91)).toEqual({ day: '2026-04-24', earlier: [2] });
  const hoursAfter = new Date('2026-10-25T04:00:00Z');
  expect(lastOffsetChange('Europe/Berlin', hoursAfter, 91)).toEqual({ day: '2026-10-25', earlier: [2] });
});

it('ANA-044 sends the offset at noon of a day, of half hours too', () => {
  const offsets = ['Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'].map((zone) => offsetOn('2026-07-01', zone));
  expect(offsets).toEqual([10.5, 5.5, 0]);
});
