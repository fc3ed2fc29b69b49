import { packageTypes } from '../testing/ppftz-rows.ts';
import { PpftzPackagingPanel } from './ppftz-packaging-panel.tsx';

export const packaging = { id: 'k', count: '23', kind: 'PK', version: '1' };

export const KindsAreGivenAlso = () => (
  <PpftzPackagingPanel packaging={packaging} packageTypes={packageTypes} level={3} />
);

export const WithoutKindsThere = () => (
  <PpftzPackagingPanel packaging={packaging} packageTypes={[]} level={3} />
);
