import type { ComponentType, ReactNode } from 'react';
import type { PageRoute } from './route.ts';
import type { Leaving } from './use-open-page.ts';

/** Props of everything that stands around a page. */
export interface FrameProps {
  readonly route: PageRoute;
  /** Whether the next page is on its way. */
  readonly pending: boolean;
  /** Set while the page asks whether unsaved input may be given up. */
  readonly leaving: Leaving | undefined;
  /** The page. */
  readonly children: ReactNode;
}

/** What the module of a frame exports. */
export interface FrameModule {
  readonly Frame: ComponentType<FrameProps>;
}

const BareFrame = ({ children }: FrameProps) => children;
const bare = async (): Promise<FrameModule> => ({ Frame: BareFrame });
const visitor = (): Promise<FrameModule> => import('../shell/visitor-frame.tsx');

/** Menus, drafts and the end of the session: whoever signs in will need it. */
export const loadAccountFrame = (): Promise<FrameModule> => import('../shell/account-frame.tsx');

/** Fetches what stands around a page. Visitors do not wait for the menus of accounts. */
export function frameOf({ frame, access }: PageRoute, isSignedIn: boolean): () => Promise<FrameModule> {
  if (frame === 'bare') return bare;
  return isSignedIn || Array.isArray(access) ? loadAccountFrame : visitor;
}
