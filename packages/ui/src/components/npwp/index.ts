export { Npwp, type NpwpProps } from './npwp.tsx';
