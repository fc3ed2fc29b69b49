export { createFormControl } from 'react-hook-form';
