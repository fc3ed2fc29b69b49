import { say } from '../../testing/say.ts';
import { DescriptionItem } from './description-item.tsx';
import { DescriptionList } from './description-list.tsx';

export const ValueThatIsAbsentKeeps = () => (
  <DescriptionList columns={1}>
    <DescriptionItem term={say('Pemohon', 'Applicant')}>PT Samudra Niaga Batam</DescriptionItem>
    <DescriptionItem term={say('Nama kuasa', 'Proxy name')} />
  </DescriptionList>
);

export const NameIsLeftOutToo = () => (
  <DescriptionList columns={1}>
    <DescriptionItem term={say('Pemohon', 'Applicant')}>PT Samudra Niaga Batam</DescriptionItem>
  </DescriptionList>
);

export const AddressIsWholeAndBreaks = () => (
  <DescriptionList columns={1}>
    <DescriptionItem term={say('Alamat', 'Address')}>
      Jl. Pelabuhan Batu Ampar Blok C No. 12, Batam 29432
    </DescriptionItem>
  </DescriptionList>
);

export const EndOfValue = () => (
  <DescriptionList columns={1}>
    <DescriptionItem term={say('Alamat', 'Address')}>Jl. Pelabuhan Batu Am…</DescriptionItem>
  </DescriptionList>
);
