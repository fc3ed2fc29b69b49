import '@pabean/ui/styles.css';
import './first-paint.css.ts';
import 'virtual:office.css';
import { office } from '#office';
import { createSession } from './session/session.ts';
import { start } from './start.tsx';

const container = document.getElementById('portal');
if (!container) throw new Error('index.html has no element with the id "portal".');
start(container, { session: createSession(), office });
