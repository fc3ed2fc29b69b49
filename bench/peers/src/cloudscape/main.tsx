import '@cloudscape-design/global-styles/index.css';
import { I18nProvider } from '@cloudscape-design/components/i18n';
import messages from '@cloudscape-design/components/i18n/messages/all.id';
import { lazy, type PropsWithChildren } from 'react';
import { showPeer } from '../common/show-peer.tsx';

function Frame({ children }: PropsWithChildren) {
  return (
    <I18nProvider locale="id" messages={[messages]}>
      {children}
    </I18nProvider>
  );
}

showPeer({
  Frame,
  List: lazy(() => import('./list.tsx').then(({ List }) => ({ default: List }))),
  Form: lazy(() => import('./form.tsx').then(({ Form }) => ({ default: Form }))),
});
