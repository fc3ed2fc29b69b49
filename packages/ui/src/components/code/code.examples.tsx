import { say } from '../../testing/say.ts';
import { DescriptionItem } from '../description-list/description-item.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Code } from './code.tsx';

export const InGroupsItCan = () => (
  <DescriptionList columns={1}>
    <DescriptionItem term={say('Kode billing', 'Billing code')}>
      <Code groups={[5, 5, 5]}>620240924118302</Code>
    </DescriptionItem>
  </DescriptionList>
);

export const FifteenDigitsInOnePiece = () => (
  <DescriptionList columns={1}>
    <DescriptionItem term={say('Kode billing', 'Billing code')}>
      <Code>620240924118302</Code>
    </DescriptionItem>
  </DescriptionList>
);

export const AmountAndDateStand = () => (
  <DescriptionList columns={1}>
    <DescriptionItem term={say('Tanggal', 'Date')}>24-09-2024</DescriptionItem>
    <DescriptionItem term="Total">Rp 41.208.500</DescriptionItem>
  </DescriptionList>
);

export const SetInMonoTheyLook = () => (
  <DescriptionList columns={1}>
    <DescriptionItem term={say('Tanggal', 'Date')}>
      <Code>24-09-2024</Code>
    </DescriptionItem>
    <DescriptionItem term="Total">
      <Code>Rp 41.208.500</Code>
    </DescriptionItem>
  </DescriptionList>
);
