/** A large answer that the platform identifies by a tag. It is shared by calls: nobody may change it. */
export interface TaggedAnswer {
  tag: string;
  answer: unknown;
  /** Its size as JSON. */
  bytes: number;
}

/** The answers that the platform need not send again while they are unchanged. */
export interface TaggedAnswers {
  get(asked: string): TaggedAnswer | undefined;
  keep(asked: string, answer: TaggedAnswer): void;
}

/** Below this size, an answer costs less than its place. */
const minBytes = 16 * 1024;
/** The longest question. Pieces of files are longer, and would be read once more to look for their answers. */
const maxAsked = 4_096;

/**
 * Answers of this process, up to a total size. Keys name no caller: the platform checks each caller and
 * compares the tag with what this caller may see.
 */
export function createTaggedAnswers(maxBytes = 24 * 1024 ** 2): TaggedAnswers {
  const kept = new Map<string, TaggedAnswer>();
  let total = 0;

  function remove(asked: string): TaggedAnswer | undefined {
    const removed = kept.get(asked);
    total -= removed?.bytes ?? 0;
    kept.delete(asked);
    return removed;
  }

  function add(asked: string, answer: TaggedAnswer): void {
    kept.set(asked, answer);
    total += answer.bytes;
  }

  return {
    get(asked) {
      if (asked.length > maxAsked) return undefined;
      const found = remove(asked);
      if (found) add(asked, found);
      return found;
    },
    keep(asked, answer) {
      if (asked.length > maxAsked) return;
      remove(asked);
      if (answer.bytes < minBytes || answer.bytes > maxBytes) return;
      add(asked, answer);
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) break;
        remove(oldest);
      }
    },
  };
}
