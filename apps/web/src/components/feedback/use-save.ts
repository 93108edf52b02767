import type { UseMutationResult } from '@tanstack/react-query';
import { type DescribedError, describeError } from '../../lib/describe-error.ts';
import { useNotify } from './toasts.tsx';

/** A mutation procedure, such as `trpc.badges.delete`. */
interface Mutation<Input, Answer, Failure> {
  useMutation: (callbacks: {
    onSuccess: (answer: Answer, input: Input) => void;
    onError: (error: Failure) => void;
    onSettled: () => unknown;
  }) => UseMutationResult<Answer, Failure, Input>;
}

interface Ending<Input, Answer> {
  /** Returns the success message; undefined for none. */
  done?: (answer: Answer, input: Input) => string | undefined;
  /** Returns the failure message. Default: the reason. */
  failed?: (reason: string, error: DescribedError) => string;
  /** Refetches what it changed, also after a failure. The mutation is pending until this resolves. */
  refresh?: () => unknown;
}

/** A mutation that notifies of its result and refetches what it changed. */
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
