import './lean.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Login } from './login.tsx';

const List = lazy(() => import('./list.tsx').then(({ List }) => ({ default: List })));

function Home() {
  return (
    <main>
      <h1>Dashboard</h1>
    </main>
  );
}

function Detail({ params }: { params: { id: string } }) {
  return (
    <main>
      <h1>Permohonan {params.id}</h1>
    </main>
  );
}

/** What a signed-in user sees. */
function Portal() {
  return (
    <>
      <nav>
        <Link href="/home">Dashboard</Link> <Link href="/list">Pengajuan</Link>
      </nav>
      <Suspense fallback={<p>Memuat</p>}>
        <Switch>
          <Route path="/list" component={List} />
          <Route path="/detail/:id" component={Detail} />
          <Route component={Home} />
        </Switch>
      </Suspense>
    </>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Router hook={useHashLocation}>
        <Switch>
          <Route path="/" component={Login} />
          <Route component={Portal} />
        </Switch>
      </Router>
    </StrictMode>,
  );
