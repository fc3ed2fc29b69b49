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
   * The dialog that the part renders, for its loading state.
   *
   * @default none: the part is in the page
   */
  dialog?: { readonly heading: string; readonly onRequestClose: () => void };
  /** Renders the part. */
  children: (module: Module) => ReactNode;
}

/**
 * A part whose code is fetched when it is first shown: a placeholder while it loads, or the failure with a retry
 * button.
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
