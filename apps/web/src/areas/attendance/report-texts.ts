/** The texts of an attendance report. */
export interface ReportTexts {
  title: string;
  about: string;
  /** The texts shown while the places of attendance are unknown. */
  missing: string;
  /** The name of a room or private volume; '' for all. */
  placeOf: (sfsRoom: string) => string;
}
