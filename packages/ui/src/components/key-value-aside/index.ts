export { KeyValueAside, type KeyValueAsideProps } from './key-value-aside.tsx';
export { KeyValueGroup, type KeyValueGroupProps } from './key-value-group.tsx';
