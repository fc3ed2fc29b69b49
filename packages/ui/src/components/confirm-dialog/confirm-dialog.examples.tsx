import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { Panel } from '../panel/index.ts';

export const ThingNamesItAsPeople = () => (
  <Panel>
    <div style={{ display: 'grid', gap: 12 }}>
      <p>{say('Anda yakin akan menghapus data ini?', 'Are you sure that you want to delete this data?')}</p>
      <p>118/SNB/IX/2024 · Pembongkaran di luar Kawasan Pabean</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button>{say('Batal', 'Cancel')}</Button>
        <Button variant="danger">{say('Hapus', 'Delete')}</Button>
      </div>
    </div>
  </Panel>
);

export const NobodyCanCheckWhichData = () => (
  <Panel>
    <div style={{ display: 'grid', gap: 12 }}>
      <p>{say('Anda yakin akan menghapus data ini?', 'Are you sure that you want to delete this data?')}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button>{say('Batal', 'Cancel')}</Button>
        <Button variant="danger">{say('Hapus', 'Delete')}</Button>
      </div>
    </div>
  </Panel>
);

export const NothingIsLostBySending = () => (
  <Panel>
    <div style={{ display: 'grid', gap: 12 }}>
      <p>
        {say(
          'Anda yakin akan mengirim permohonan ini?',
          'Are you sure that you want to send this application?',
        )}
      </p>
      <p>118/SNB/IX/2024 · Pembongkaran di luar Kawasan Pabean</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button>{say('Batal', 'Cancel')}</Button>
        <Button variant="primary">{say('Kirim', 'Send')}</Button>
      </div>
    </div>
  </Panel>
);

export const RedWarnsOfLoss = () => (
  <Panel>
    <div style={{ display: 'grid', gap: 12 }}>
      <p>
        {say(
          'Anda yakin akan mengirim permohonan ini?',
          'Are you sure that you want to send this application?',
        )}
      </p>
      <p>118/SNB/IX/2024 · Pembongkaran di luar Kawasan Pabean</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button>{say('Batal', 'Cancel')}</Button>
        <Button variant="danger">{say('Kirim', 'Send')}</Button>
      </div>
    </div>
  </Panel>
);
