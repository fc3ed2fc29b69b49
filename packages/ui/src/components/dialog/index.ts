export { Dialog, type DialogProps } from './dialog.tsx';
export { DialogBody, type DialogBodyProps } from './dialog-body.tsx';
export { DialogCancel, type DialogCancelProps } from './dialog-cancel.tsx';
export { useDialogClose } from './dialog-context.ts';
export type { DialogPurpose } from './dialog-focus.ts';
export { DialogFoot, type DialogFootProps } from './dialog-foot.tsx';
export { DialogForm, type DialogFormProps } from './dialog-form.tsx';
