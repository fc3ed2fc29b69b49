export { type NpwpAnswer, NpwpDialog, type NpwpDialogProps } from './npwp-dialog.tsx';
