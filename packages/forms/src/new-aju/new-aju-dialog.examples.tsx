import { NpwpField } from '@pabean/ui/npwp-field';
import { TextField } from '@pabean/ui/text-field';
import { say } from '../../../ui/src/testing/say.ts';

const column = { display: 'grid', gap: 16 } as const;

export const WhoeverReceivesGoodsThemselvesFinds = () => (
  <div style={column}>
    <TextField label={say('Nama Penerima', 'Recipient name')} defaultValue="Ratna Dewi Siregar" />
    <NpwpField label={say('Nomor Identitas', 'Identity number')} defaultValue="0019000017999000" />
  </div>
);

export const PortalKnowsBothAndLets = () => (
  <div style={column}>
    <TextField label={say('Nama Penerima', 'Recipient name')} />
    <NpwpField label={say('Nomor Identitas', 'Identity number')} />
  </div>
);
