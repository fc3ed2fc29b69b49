export { ContainerListEditor, type ContainerListEditorProps } from './container-list-editor.tsx';
