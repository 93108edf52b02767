/** The formats in which a table is exported. The first one counts where none is named. */
export const tableFormats = ['csv', 'xlsx', 'parquet'] as const;
export type TableFormat = (typeof tableFormats)[number];
