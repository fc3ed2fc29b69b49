export type { LackingThing } from './lacking-alert.tsx';
export { SendApplication, type SendApplicationProps } from './send-application.tsx';
