export { type PageFact, PageHeader, type PageHeaderProps } from './page-header.tsx';
