export * from './cell.ts';
export * from './explain.ts';
export * from './reports.ts';
export * from './schema.ts';
export * from './sheet.ts';
export * from './text.ts';
export * from './words-en.ts';
export * from './words-id.ts';
