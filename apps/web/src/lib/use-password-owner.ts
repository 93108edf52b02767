import { textsAbout } from '@campus/domain/passwords/guessable';
import { useConsole } from './use-console.ts';

/** What a page knows of the person who chooses a password. */
export interface PasswordOwner {
  /** Texts that the password must not contain. */
  about: readonly string[];
  /** Whether these are all. Otherwise only the server knows whether the password contains one. */
  isWhole: boolean;
}

/** The owner of a new password. `names` is undefined on pages that do not know them. */
export function usePasswordOwner({
  email,
  names,
}: {
  email: string;
  names: readonly string[] | undefined;
}): PasswordOwner {
  const { brand } = useConsole();
  return { about: textsAbout({ email, names: names ?? [] }, brand), isWhole: names !== undefined };
}
