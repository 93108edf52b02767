import { text } from '@campus/contracts/core/text';
import type { SignInMethod } from '@campus/contracts/worlds/worlds';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useState } from 'react';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { Sentence } from '../../components/feedback/sentence.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { clearWorld, rememberWorld, type SignInWorld } from '../../lib/sign-in-context.ts';
import { useComeBack } from '../../lib/use-come-back.ts';
import { trpc } from '../../trpc.ts';
import { MethodMark } from './method-mark.tsx';

/** A button for each sign-in method other than a password. It redirects to the provider. */
export function SignInMethods({
  methods,
  world,
  remember = false,
  purpose = 'signIn',
  confirmFirst = (start) => start(),
}: {
  methods: readonly SignInMethod[];
  /** The world to sign in to; undefined for the console itself. */
  world?: SignInWorld | undefined;
  remember?: boolean;
  /** `link` links the provider's account to the signed-in person. */
  purpose?: 'signIn' | 'link';
  /** Wraps the start of a sign-in that the gateway may refuse until the person confirms their identity. */
  confirmFirst?: (start: () => Promise<unknown>) => Promise<unknown>;
}) {
  const { leaving, leave } = useLeaveForProvider({ world, remember, purpose, confirmFirst });
  if (methods.length === 0) return null;
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(16rem, 100%), 1fr))"
      gap={2}
      listStyleType="none"
    >
      {methods.map((method) => (
        <li key={nameOf(method)}>
          <BusyButton
            w="full"
            size="lg"
            variant="outline"
            px={10}
            h="auto"
            minH={10}
            py={2}
            whiteSpace="normal"
            disabled={leaving !== undefined && leaving !== nameOf(method)}
            busy={leaving === nameOf(method)}
            onClick={() => void leave(method)}
          >
            <MethodMark kind={method.kind} label={method.label} position="absolute" insetStart={3} />
            <chakra.span minW={0} overflowWrap="anywhere">
              <Sentence
                text={(provider) => text(purpose === 'link' ? 'signIn.link' : 'signIn.with', { provider })}
              >
                <bdi>{method.label}</bdi>
              </Sentence>
            </chakra.span>
          </BusyButton>
        </li>
      ))}
    </chakra.ul>
  );
}

/**
 * Starts a sign-in at the gateway and redirects to the provider. On failure, shows the error and the buttons
 * again.
 */
function useLeaveForProvider({
  world,
  remember,
  purpose,
  confirmFirst,
}: Required<Pick<ComponentProps<typeof SignInMethods>, 'remember' | 'purpose' | 'confirmFirst'>> & {
  world: SignInWorld | undefined;
}) {
  const [leaving, setLeaving] = useState<string>();
  const { mutateAsync: start } = trpc.sso.start.useMutation();
  const notify = useNotify();
  useComeBack(() => setLeaving(undefined));
  const begin = async ({ kind, id }: SignInMethod) => {
    const { url } = await start({ kind, id, world: world?.name ?? '', remember, purpose });
    if (world) rememberWorld(world);
    else clearWorld();
    window.location.assign(url);
    return true;
  };
  const leave = async (method: SignInMethod) => {
    setLeaving(nameOf(method));
    let hasLeft = false;
    try {
      await confirmFirst(async () => {
        hasLeft = await begin(method);
      });
    } catch (error) {
      notify.error(error);
    }
    if (!hasLeft) setLeaving(undefined);
  };
  return { leaving, leave };
}

function nameOf({ kind, id }: SignInMethod): string {
  return `${kind} ${id}`;
}
