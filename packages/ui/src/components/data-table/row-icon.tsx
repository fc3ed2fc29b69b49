import { LineIcon } from '../../icons/line-icon.tsx';

/** Lucide's Trash2, Pencil and Download. */
export const rowIconPaths = {
  delete:
    'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  edit: 'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
  download: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
} as const;

/** Props of {@link RowIcon}. */
export interface RowIconProps {
  /** The action on the row. */
  name: keyof typeof rowIconPaths;
}

/** The icon of a row's action, 16 px: drawn as Lucide's, but cheaper where every row of a list has one. */
export const RowIcon = ({ name }: RowIconProps) => <LineIcon path={rowIconPaths[name]} size={16} />;
