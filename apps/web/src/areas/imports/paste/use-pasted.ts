import { text } from '@campus/contracts/core/text';
import { type PastedPeople, readPastedPeople } from '@campus/domain/imports/pasted-people';
import { useCallback, useState } from 'react';
import type { BulkTab } from '../import-address.ts';
import { pasteDrafts } from './paste-draft.ts';
import { asText, type PastedRow } from './pasted-rows.ts';

/** The people that were read from the text. */
export interface PastedList extends Pick<PastedPeople, 'unusedColumns'> {
  rows: readonly PastedRow[];
}

/** The pasted text and, once it was read, its people. This browser tab keeps them as text. */
export function usePasted(accountId: string, tab: BulkTab) {
  const [written, setWritten] = useState(() => pasteDrafts[tab].read(accountId) ?? '');
  const [problem, setProblem] = useState<string>();
  const [list, setList] = useState<PastedList>();
  const keep = useCallback((draft: string) => pasteDrafts[tab].keep(accountId, draft), [accountId, tab]);

  const write = (typed: string) => {
    setProblem(undefined);
    setWritten(typed);
    keep(typed);
  };
  /** Shows the people of a text, or says why it cannot be read. The text stays in the box. */
  const read = (typed: string) => {
    write(typed);
    const answer = readPastedPeople(typed);
    if ('refusal' in answer) return setProblem(text(answer.refusal));
    const rows = answer.people.map((person, index) => ({ ...person, id: String(index) }));
    setList({ rows, unusedColumns: answer.unusedColumns });
  };
  /** Changes the people of the table. */
  const change = useCallback(
    (changed: (rows: readonly PastedRow[]) => readonly PastedRow[]) =>
      setList((now) => {
        if (!now) return now;
        const rows = changed(now.rows);
        keep(asText(rows));
        return { ...now, rows };
      }),
    [keep],
  );
  /** Shows the people as text again, with their corrections. */
  const backToText = () => {
    if (list) write(asText(list.rows));
    setList(undefined);
  };
  return { written, problem, list, write, read, change, backToText };
}
