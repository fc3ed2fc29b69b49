import '@pabean/ui/styles.css';
import '@pabean/forms/styles.css';
import 'virtual:office.css';
import './portal.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const place = document.getElementById('portal');
if (!place) throw new Error('index.html has no element with the id "portal".');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
