import { Spinner } from '../../components/feedback/spinner.tsx';

const around = 2 * Math.PI * 6.5;

/** A progress ring; `part` is from 0 to 1. Spins if the progress is unknown. */
export function Ring({ part }: { part: number | undefined }) {
  if (part === undefined) return <Spinner color="accent.fg" />;
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" strokeWidth="3" aria-hidden>
      <circle cx="8" cy="8" r="6.5" stroke="var(--campus-colors-bg-emphasized)" />
      <circle
        cx="8"
        cy="8"
        r="6.5"
        stroke="var(--campus-colors-accent-solid)"
        strokeDasharray={`${part * around} ${around}`}
        transform="rotate(-90 8 8)"
      />
    </svg>
  );
}
