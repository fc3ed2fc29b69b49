import type { ReactNode } from 'react';
import { Loaded, type LoadMessages } from './loaded.tsx';
import { LoadingDialog } from './loading-dialog.tsx';
import { useLateCode } from './use-late-code.ts';
import { useLoadState } from './use-load-state.ts';

/** Props of {@link Late}. */
export interface LateProps<Module> extends LoadMessages {
  /** Imports the code: a function outside of the component. */
  load: () => Promise<Module>;
  /**
   * The dialog that the part is, as it looks until its code is here.
   *
   * @default none: the part stands in the page
   */
  dialog?: { readonly heading: string; readonly onRequestClose: () => void };
  /** The part. */
  children: (module: Module) => ReactNode;
}

/**
 * A part whose code is fetched when the part is first shown: an outline until it is here, or why it did not come, with a way
 * to try again.
 */
export function Late<Module>({ load, dialog, children, ...messages }: LateProps<Module>) {
  const code = useLateCode(load);
  const state = useLoadState([code]);
  if (code.data) return children(code.data);
  if (dialog) return <LoadingDialog {...messages} {...dialog} load={state} />;
  return (
    <Loaded {...messages} of={[code]} level={3}>
      {children}
    </Loaded>
  );
}
