export { PAGE_SIZES, Pagination, type PaginationProps } from './pagination.tsx';
