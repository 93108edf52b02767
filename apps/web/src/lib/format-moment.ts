import { type Clock, offsetWhereRepeated } from '@campus/domain/core/repeated-times';

/** The person's preferred languages, most preferred first. Dates and numbers are formatted for them. */
export const { languages } = window.navigator;

/** How dates with a time are shown. */
export const momentParts = { dateStyle: 'medium', timeStyle: 'short' } as const;
const moment = once(() => new Intl.DateTimeFormat(languages, momentParts));

/** The local time in the person's zone. */
export const localClock: Clock = (instant) => instant - new Date(instant).getTimezoneOffset() * 60_000;

const offset = once(() => offsetWhereRepeated(localClock));

/** Formats an instant with its time: "21 Nov 2026, 14:05". Adds the offset if that time occurs twice. */
export function formatMoment(instant: string): string {
  const date = new Date(instant);
  return `${moment().format(date)} ${offset()(date)}`.trim();
}

/** Makes something on first use: each formatter takes a few milliseconds of the first load. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
