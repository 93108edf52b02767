import { isTimeZone } from '@campus/domain/core/days';
import * as z from 'zod';
import { sentence } from './schema-sentences.ts';

const error = sentence('request.timeZone');

export const timeZone = z
  .string()
  .max(64, { error, abort: true })
  // Abort here: later checks compute days in this zone.
  .refine(isTimeZone, { error, abort: true })
  .default('UTC')
  .describe('IANA time zone in which the days of a filter begin and end.');
