import { useLateModule } from '../../loading/use-late-module.ts';

const load = () => import('./tasks.tsx');

/**
 * The dialogs in which a draft is changed and sent, with the form engine that they need. They come once a draft is on
 * the screen; who reads what was sent never fetches them.
 */
export const useTasks = (wanted: boolean) => useLateModule(load, wanted);
