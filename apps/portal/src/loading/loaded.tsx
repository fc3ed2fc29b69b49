import { Skeleton } from '@pabean/ui/skeleton';
import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';
import { StaleAlert } from './stale-alert.tsx';
import { type Call, type DataOf, useLoadState } from './use-load-state.ts';

/** Words for the time before the content is here. */
export interface LoadMessages {
  /** What is being loaded, for screen readers: “Memuat permohonan”. */
  loading: string;
  /** What it says when it could not be loaded: “Permohonan tidak dapat dimuat”. */
  failed: string;
  /** What is safe although it could not be loaded. */
  safe?: string;
}

/** Props of {@link Loaded}. */
export interface LoadedProps<Calls extends readonly Call[]> extends LoadMessages {
  /** The calls whose answers are shown. */
  of: Calls;
  /** The content, from what the calls brought. */
  children: (...data: DataOf<Calls>) => ReactNode;
  /**
   * Drawn while the first answers are on their way.
   *
   * @default a grey block
   */
  skeleton?: ReactNode;
  /**
   * Level of a failure's heading in the page.
   *
   * @default 2
   */
  level?: 2 | 3;
  /** The way out where trying again is no use: it does not exist, or is not for this account. */
  wayOut?: ReactNode;
}

/**
 * Shows what some calls bring: an outline while they are on their way, why they failed with a way to try again, and then
 * the content, which stays when a later call fails.
 */
export function Loaded<const Calls extends readonly Call[]>({
  of,
  loading,
  failed,
  safe,
  skeleton = <Skeleton height="320px" />,
  level,
  wayOut,
  children,
}: LoadedProps<Calls>) {
  const { data, ...state } = useLoadState(of);
  if (data)
    return (
      <>
        <StaleAlert {...state} />
        {children(...data)}
      </>
    );
  if (state.problem)
    return (
      <LoadFailed
        {...state}
        problem={state.problem}
        heading={failed}
        safe={safe}
        level={level}
        wayOut={wayOut}
      />
    );
  return (
    <section aria-busy="true" aria-label={loading}>
      {skeleton}
    </section>
  );
}
