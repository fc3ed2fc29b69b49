import type { ComponentType, ReactNode } from 'react';
import type { PageRoute } from './route.ts';
import type { Leaving } from './use-open-page.ts';

/** Props of every frame. */
export interface FrameProps {
  readonly route: PageRoute;
  /** Whether the next page is being loaded. */
  readonly pending: boolean;
  /** Set while the user is asked whether to discard unsaved input. */
  readonly leaving: Leaving | undefined;
  /** The page. */
  readonly children: ReactNode;
}

/** Exports of a frame's module. */
export interface FrameModule {
  readonly Frame: ComponentType<FrameProps>;
}

const BareFrame = ({ children }: FrameProps) => children;
const bare = async (): Promise<FrameModule> => ({ Frame: BareFrame });
const visitor = (): Promise<FrameModule> => import('../shell/visitor-frame.tsx');

/** Menus, drafts and the end of the session: needed after signing in. */
export const loadAccountFrame = (): Promise<FrameModule> => import('../shell/account-frame.tsx');

/** Loads the frame of a page. Visitors do not wait for the menus of accounts. */
export function frameOf({ frame, access }: PageRoute, isSignedIn: boolean): () => Promise<FrameModule> {
  if (frame === 'bare') return bare;
  return isSignedIn || Array.isArray(access) ? loadAccountFrame : visitor;
}
