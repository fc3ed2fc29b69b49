import { Button } from '@pabean/ui/button';
import { DescriptionItem, DescriptionList } from '@pabean/ui/description-list';
import { say } from '../../../ui/src/testing/say.ts';

export const NumberWasChangedOnce = () => (
  <DescriptionList columns={1}>
    <DescriptionItem term="NPWP">0019 0000 1799 9000</DescriptionItem>
  </DescriptionList>
);

export const NumberWasChangedOnceAndDialog = () => (
  <div style={{ display: 'grid', gap: 12 }}>
    <DescriptionList columns={1}>
      <DescriptionItem term="NPWP">0019 0000 1799 9000</DescriptionItem>
    </DescriptionList>
    <Button style={{ justifySelf: 'start' }}>{say('Ubah NPWP', 'Change the NPWP')}</Button>
  </div>
);
