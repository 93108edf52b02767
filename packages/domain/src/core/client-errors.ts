/** How many characters of a failure the web client reports; the gateway takes no more. */
export const maxReportLengths = { message: 1000, stack: 8000, path: 300 } as const;
