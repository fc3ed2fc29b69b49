import { type ComponentType, type PropsWithChildren, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';

/** What a peer has of its own. */
interface Peer {
  /** Providers of the library around every page. */
  readonly Frame: ComponentType<PropsWithChildren>;
  readonly List: ComponentType;
  readonly Form: ComponentType;
}

function Detail({ params }: { params: { id: string } }) {
  return (
    <main>
      <h1>Permohonan {params.id}</h1>
    </main>
  );
}

/** Renders a peer's pages: `#/list`, `#/form`, and a detail without content. */
export function showPeer({ Frame, List, Form }: Peer): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <Router hook={useHashLocation}>
        <Frame>
          <Suspense fallback={<p>Memuat</p>}>
            <Switch>
              <Route path="/form" component={Form} />
              <Route path="/detail/:id" component={Detail} />
              <Route component={List} />
            </Switch>
          </Suspense>
        </Frame>
      </Router>
    </StrictMode>,
  );
}
