export { type ReadinessItem, ReadinessList, type ReadinessListProps } from './readiness-list.tsx';
