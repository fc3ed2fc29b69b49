import { say } from '../../testing/say.ts';
import { DescriptionItem, DescriptionList } from '../description-list/index.ts';
import { Panel } from './panel.tsx';

export const OnePanel = () => (
  <Panel heading={say('Pungutan', 'Charges')}>
    <h4>{say('Bea masuk', 'Import duty')}</h4>
    <p>Rp 1.250.000</p>
  </Panel>
);

export const PanelInPanel = () => (
  <Panel heading={say('Pungutan', 'Charges')}>
    <Panel>
      <h4>{say('Bea masuk', 'Import duty')}</h4>
      <p>Rp 1.250.000</p>
    </Panel>
  </Panel>
);

export const FactsOfOneKindStand = () => (
  <DescriptionList columns={1}>
    <DescriptionItem term={say('Bea masuk', 'Import duty')}>Rp 1.250.000</DescriptionItem>
    <DescriptionItem term={say('PPN', 'VAT')}>Rp 2.475.000</DescriptionItem>
    <DescriptionItem term={say('PPh', 'Income tax')}>Rp 562.500</DescriptionItem>
  </DescriptionList>
);

export const CardForEachFactTakes = () => (
  <div style={{ display: 'grid', gap: 12 }}>
    <Panel>
      <p>
        {say('Bea masuk', 'Import duty')}
        <br />
        <strong>Rp 1.250.000</strong>
      </p>
    </Panel>
    <Panel>
      <p>
        {say('PPN', 'VAT')}
        <br />
        <strong>Rp 2.475.000</strong>
      </p>
    </Panel>
    <Panel>
      <p>
        {say('PPh', 'Income tax')}
        <br />
        <strong>Rp 562.500</strong>
      </p>
    </Panel>
  </div>
);
