export { DescriptionItem, type DescriptionItemProps } from './description-item.tsx';
export { DescriptionList, type DescriptionListProps } from './description-list.tsx';
