import { expect, it } from 'vitest';
import { formatMomentIn } from './format.ts';

it.each([
  ['Europe/Berlin', '2026-10-25T00:50:00Z', /\b0?2:50( AM)? \+02:00 \(Europe\/Berlin\)$/],
  ['Europe/Berlin', '2026-10-25T01:10:00Z', /\b0?2:10( AM)? \+01:00 \(Europe\/Berlin\)$/],
  ['Europe/Berlin', '2026-10-25T02:10:00Z', /\b0?3:10( AM)? \(Europe\/Berlin\)$/],
  ['Australia/Lord_Howe', '2026-04-04T15:10:00Z', /\b0?1:40( AM)? \+10:30 \(Australia\/Lord_Howe\)$/],
  ['Africa/Cairo', '2026-10-29T21:30:00Z', /\b(23|11):30( PM)? \+02:00 \(Africa\/Cairo\)$/],
])('ATT-007 a moment in %s names its offset where its time comes twice: %s', (zone, instant, shown) => {
  expect(formatMomentIn(zone, instant).replaceAll(/\s/g, ' ')).toMatch(shown);
});
