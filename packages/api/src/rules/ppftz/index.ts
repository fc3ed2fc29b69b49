export * from './aju-number.ts';
export * from './header.ts';
export * from './next-step.ts';
export * from './rates.ts';
export * from './responses.ts';
export * from './slots.ts';
export * from './status.ts';
export * from './tax.ts';
