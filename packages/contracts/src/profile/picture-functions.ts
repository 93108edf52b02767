import * as z from 'zod';
import { typed } from '../core/fields.ts';
import { wireBytes, wireRoute } from '../core/wire-route.ts';

/** A profile picture, for people who may see its owner. */
export const getPicture = wireRoute('GET', '/Profile/Picture/{name}', {
  input: z.strictObject({ name: typed(200) }),
  output: wireBytes,
});
