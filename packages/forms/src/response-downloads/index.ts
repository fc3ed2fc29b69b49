export { ResponseDownloads, type ResponseDownloadsProps } from './response-downloads.tsx';
export { ResponseDownloadsDialog, type ResponseDownloadsDialogProps } from './response-downloads-dialog.tsx';
