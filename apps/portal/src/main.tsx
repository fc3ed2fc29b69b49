import '@pabean/ui/styles-without-fonts.css';
import './first-paint.css.ts';
import 'virtual:office.css';
import { office } from '#office';
import { watchCrashes } from './crash/watch-crashes.tsx';
import { createSession } from './session/session.ts';
import { start } from './start.tsx';

const container = document.getElementById('portal');
if (!container) throw new Error('index.html has no element with the id "portal".');
watchCrashes();
start(container, { session: createSession(), office });

// The fonts load after script and styles. Until then, or without them, fallback fonts with the same metrics are used.
void import('@pabean/ui/fonts.css').catch(() => undefined);
