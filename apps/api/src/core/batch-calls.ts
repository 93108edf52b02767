import { AppError } from '@campus/contracts/core/app-error';
import type { Contract } from '@campus/contracts/core/contract';
import { createSemaphores } from '@campus/server-kit/semaphore';

const refusal = () => new AppError('tooMany', 'request.busy', { seconds: 2 });

/** The reads of a batch, which share answers and turns. */
export interface BatchCalls {
  /** Runs a read in the caller's turn. Equal reads of a batch are run once. */
  read<T>(contract: Contract, input: unknown, run: () => Promise<T>): Promise<T>;
}

/** How many reads of batches, and how many large answers, each person gets at a time. */
export interface BatchTurns {
  /** Begins a request of this caller; `isBatch` says whether it has several calls. */
  begin(caller: string, isBatch: boolean): BatchCalls;
}

/** The turns of this process. */
export function createBatchTurns(): BatchTurns {
  const inBatch = createSemaphores({ atOnce: 8, maxWaiting: 200, refusal });
  const large = createSemaphores({ atOnce: 1, maxWaiting: 20, refusal });

  return {
    begin(caller, isBatch) {
      const answers = new Map<Contract, Map<string, Promise<unknown>>>();

      function inTurn<T>({ large: isLarge }: Contract, run: () => Promise<T>): Promise<T> {
        const asked = isBatch ? () => inBatch(caller, run) : run;
        return isLarge ? large(caller, asked) : asked();
      }

      return {
        read<T>(contract: Contract, input: unknown, run: () => Promise<T>) {
          if (!isBatch) return inTurn(contract, run);
          const known = answers.get(contract) ?? new Map<string, Promise<unknown>>();
          answers.set(contract, known);
          const key = JSON.stringify(input);
          const answer = known.get(key) ?? inTurn(contract, run);
          known.set(key, answer);
          // Equal reads of one contract have answers of one type.
          return answer as Promise<T>;
        },
      };
    },
  };
}
