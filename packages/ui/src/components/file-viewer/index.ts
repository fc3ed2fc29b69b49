export { FileViewer, type FileViewerProps } from './file-viewer.tsx';
export type { ViewerFile, ViewerProblem } from './viewer-file.ts';
