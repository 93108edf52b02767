import type { ReactNode } from 'react';
import { TextLink } from '../components/layout/text-link.tsx';
import { paths } from '../paths.ts';
import { useAccount } from './account.tsx';

/** Whether the caller may open the pages of people. */
export function useOpensPeople(): boolean {
  return useAccount().pages.includes('members');
}

/** The name of a person as a link to their page, for callers who may open it. */
export function PersonLink({
  id,
  children,
}: {
  /** The id of the membership or of the user; undefined for people who are no members. */
  id: string | undefined;
  children: ReactNode;
}) {
  const opens = useOpensPeople();
  return id && opens ? <TextLink href={paths.member(id)}>{children}</TextLink> : children;
}
