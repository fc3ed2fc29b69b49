export { PAGE_SIZES, type PageRange, Pagination, type PaginationProps } from './pagination.tsx';
