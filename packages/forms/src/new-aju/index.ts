export { NewAjuDialog, type NewAjuDialogProps } from './new-aju-dialog.tsx';
