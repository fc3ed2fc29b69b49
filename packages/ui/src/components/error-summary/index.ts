export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './error-summary.tsx';
export { focusField } from './focus-field.ts';
