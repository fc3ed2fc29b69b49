export * from './application.ts';
export * from './captcha.ts';
export { ClientProvider, type ClientProviderProps, useClient } from './client-provider.tsx';
export * from './company.ts';
export * from './dokap.ts';
export * from './dokap-rows.ts';
export * from './reference.ts';
export { type CallInput, type CallState, unchanging, useCall } from './use-call.ts';
export { type RunOptions, useWrite, type Write, type WriteSettings, type WriteTools } from './use-write.ts';
