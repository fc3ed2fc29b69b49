import './lean.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Form } from './form.tsx';
import { List } from './list.tsx';
import { Login } from './login.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Router hook={useHashLocation}>
        <Switch>
          <Route path="/list" component={List} />
          <Route path="/form" component={Form} />
          <Route component={Login} />
        </Switch>
      </Router>
    </StrictMode>,
  );
