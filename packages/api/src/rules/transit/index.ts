export * from './carrier-name.ts';
export * from './choices.ts';
export * from './masked.ts';
export * from './registration-code.ts';
