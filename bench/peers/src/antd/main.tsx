import { App, ConfigProvider } from 'antd';
import idID from 'antd/locale/id_ID';
import { lazy, type PropsWithChildren } from 'react';
import { showPeer } from '../common/show-peer.tsx';

function Frame({ children }: PropsWithChildren) {
  return (
    <ConfigProvider locale={idID}>
      <App>{children}</App>
    </ConfigProvider>
  );
}

showPeer({
  Frame,
  List: lazy(() => import('./list.tsx').then(({ List }) => ({ default: List }))),
  Form: lazy(() => import('./form.tsx').then(({ Form }) => ({ default: Form }))),
});
