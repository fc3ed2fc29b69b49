import './lean.css';
import './work.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Form } from './form.tsx';

const WorkList = lazy(() => import('./work-list.tsx').then(({ WorkList }) => ({ default: WorkList })));

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

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Router hook={useHashLocation}>
        <nav>
          <Link href="/">Dashboard</Link> <Link href="/list">Pengajuan</Link>
        </nav>
        <Suspense fallback={<p>Memuat</p>}>
          <Switch>
            <Route path="/list" component={WorkList} />
            <Route path="/detail/:id" component={Detail} />
            <Route path="/form" component={Form} />
            <Route component={Home} />
          </Switch>
        </Suspense>
      </Router>
    </StrictMode>,
  );
