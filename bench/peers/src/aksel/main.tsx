import '@navikt/ds-css';
import { Provider } from '@navikt/ds-react';
import { en } from '@navikt/ds-react/locales';
import { lazy, type PropsWithChildren } from 'react';
import { showPeer } from '../common/show-peer.tsx';
import { listWords } from '../common/words.ts';

const { next, previous } = listWords;
// Aksel has no Indonesian texts.
const translations = { Pagination: { next, previous } };

function Frame({ children }: PropsWithChildren) {
  return (
    <Provider locale={en} translations={translations}>
      {children}
    </Provider>
  );
}

showPeer({
  Frame,
  List: lazy(() => import('./list.tsx').then(({ List }) => ({ default: List }))),
  Form: lazy(() => import('./form.tsx').then(({ Form }) => ({ default: Form }))),
});
