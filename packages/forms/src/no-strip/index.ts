export { NoStripEditor, type NoStripEditorProps } from './no-strip-editor.tsx';
