export {
  ViewerDialog,
  type ViewerDialogProps,
  type ViewerFile,
  type ViewerProblem,
} from './viewer-dialog.tsx';
