// What a form needs only once somebody works in it.
export { ErrorSummary } from '@pabean/ui';
export { createFormControl } from 'react-hook-form';
