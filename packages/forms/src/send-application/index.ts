export type { LackingThing } from './missing-alert.tsx';
export { SendApplication, type SendApplicationProps } from './send-application.tsx';
