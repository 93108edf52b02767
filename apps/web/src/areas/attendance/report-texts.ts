/** The texts of an attendance report. */
export interface ReportTexts {
  title: string;
  about: string;
  /** The texts shown until a place is chosen. */
  missing: string;
  /** Returns the name of a room or private volume; '' means all. */
  placeOf: (sfsRoom: string) => string;
}
