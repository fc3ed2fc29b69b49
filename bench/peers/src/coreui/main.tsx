import '@coreui/coreui/dist/css/coreui.min.css';
import { lazy, type PropsWithChildren } from 'react';
import { showPeer } from '../common/show-peer.tsx';

// CoreUI has no provider.
const Frame = ({ children }: PropsWithChildren) => children;

showPeer({
  Frame,
  List: lazy(() => import('./list.tsx').then(({ List }) => ({ default: List }))),
  Form: lazy(() => import('./form.tsx').then(({ Form }) => ({ default: Form }))),
});
