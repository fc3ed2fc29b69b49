import { Skeleton } from '@pabean/ui/skeleton';
import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';
import { StaleAlert } from './stale-alert.tsx';
import { type Call, type DataOf, useLoadState } from './use-load-state.ts';

/** Messages until the content is loaded. */
export interface LoadMessages {
  /** What is being loaded, for screen readers: “Memuat permohonan”. */
  loading: string;
  /** Message when it could not be loaded: “Permohonan tidak dapat dimuat”. */
  failed: string;
  /** Reassurance about what is safe although it could not be loaded. */
  safe?: string;
}

/** Props of {@link Loaded}. */
export interface LoadedProps<Calls extends readonly Call[]> extends LoadMessages {
  /** The calls whose answers are shown. */
  of: Calls;
  /** Renders the content from the calls' answers. */
  children: (...data: DataOf<Calls>) => ReactNode;
  /**
   * Rendered while the first answers are pending.
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
  /** A link to another page where trying again is no use: it does not exist, or is forbidden. */
  exitLink?: ReactNode;
}

/**
 * Shows the answers of some calls: a placeholder while they are pending, the failure with a retry button, and then the
 * content, which stays when a later call fails.
 */
export function Loaded<const Calls extends readonly Call[]>({
  of,
  loading,
  failed,
  safe,
  skeleton = <Skeleton height="320px" />,
  level,
  exitLink,
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
        exitLink={exitLink}
      />
    );
  return (
    <section aria-busy="true" aria-label={loading}>
      {skeleton}
    </section>
  );
}
