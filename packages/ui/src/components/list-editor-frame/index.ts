export type { ListRows } from './list-context.ts';
export { ListEditorFrame, type ListEditorFrameProps } from './list-editor-frame.tsx';
export { ListEditorNote, type ListEditorNoteProps } from './list-editor-note.tsx';
export { ListEditorRow, type ListEditorRowProps } from './list-editor-row.tsx';
export { focusRow as focusListRow } from './row-focus.ts';
