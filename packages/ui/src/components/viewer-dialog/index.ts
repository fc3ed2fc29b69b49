export { ViewerDialog, type ViewerDialogProps } from './viewer-dialog.tsx';
