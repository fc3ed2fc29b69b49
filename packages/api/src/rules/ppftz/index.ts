export * from './responses.ts';
export * from './slots.ts';
export * from './status.ts';
export * from './tax.ts';
