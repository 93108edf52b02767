import type { UseMutationResult } from '@tanstack/react-query';
import { type DescribedError, describeError } from '../../lib/describe-error.ts';
import { useNotify } from './toasts.tsx';

/** An operation that changes something, such as `trpc.badges.delete`. */
interface Mutation<Input, Answer, Failure> {
  useMutation: (callbacks: {
    onSuccess: (answer: Answer, input: Input) => void;
    onError: (error: Failure) => void;
    onSettled: () => unknown;
  }) => UseMutationResult<Answer, Failure, Input>;
}

interface Ending<Input, Answer> {
  /** What to say when it is done; undefined for nothing. */
  done?: (answer: Answer, input: Input) => string | undefined;
  /** What to say when it failed. By default the reason. */
  failed?: (reason: string, error: DescribedError) => string;
  /** Reads again what it changed, after a failure too. The mutation is pending until this has ended. */
  refresh?: () => unknown;
}

/** A mutation that says how it ended and reads again what it changed. */
export function useSave<Input, Answer, Failure>(
  mutation: Mutation<Input, Answer, Failure>,
  { done, failed = (reason) => reason, refresh = () => undefined }: Ending<Input, Answer>,
): UseMutationResult<Answer, Failure, Input> {
  const notify = useNotify();
  return mutation.useMutation({
    onSuccess: (answer, input) => {
      const sentence = done?.(answer, input);
      if (sentence !== undefined) notify.success(sentence);
    },
    onError: (error) => notify.error(error, (reason) => failed(reason, describeError(error))),
    onSettled: () => refresh(),
  });
}
