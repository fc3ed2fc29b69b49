import '@digdir/designsystemet-css';
import '@digdir/designsystemet-css/theme';
import { lazy, type PropsWithChildren } from 'react';
import { showPeer } from '../common/show-peer.tsx';

// The design system has no provider.
const Frame = ({ children }: PropsWithChildren) => children;

showPeer({
  Frame,
  List: lazy(() => import('./list.tsx').then(({ List }) => ({ default: List }))),
  Form: lazy(() => import('./form.tsx').then(({ Form }) => ({ default: Form }))),
});
