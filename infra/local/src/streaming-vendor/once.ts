/** Accepts each text only the first time, until it is too old to matter. */
export interface Once {
  take(text: string, until: Date): boolean;
}

/** Stores texts in memory until they expire. */
export function createOnce(): Once {
  const taken = new Map<string, number>();
  return {
    take(text, until) {
      for (const [old, end] of taken) if (end < Date.now()) taken.delete(old);
      if (taken.has(text)) return false;
      taken.set(text, until.getTime());
      return true;
    },
  };
}
