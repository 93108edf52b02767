/** What a report on attendance says. */
export interface ReportTexts {
  title: string;
  about: string;
  /** What to say as long as it is not known where people attended. */
  missing: string;
  /** What a room or private volume is called; '' for all. */
  placeOf: (sfsRoom: string) => string;
}
