import { office020400 } from '@pabean/api/rules';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Rows } from '../blocks/index.ts';

const uses = {
  permit: say('Dokumen izin, manifes, pendaftaran', 'Permit documents, manifests, registrations'),
  small: say(
    'Dokumen izin kawasan bebas, dokumen PPFTZ, laporan',
    'Permit documents of the free-trade zone, PPFTZ records, reports',
  ),
};

const kb = (size: number) => `${size.toLocaleString(say('id', 'en'))} Kb`;

/** The upload limits of the default office, as checked and as shown. */
export const UploadLimits = () => (
  <Rows
    code
    caption={say('Batas', 'Limits')}
    heads={[
      say('Batas', 'Limit'),
      say('Untuk', 'For'),
      say('Diperiksa', 'Checked'),
      say('Ditampilkan', 'Shown'),
    ]}
    rows={(['permit', 'small'] as const).map((kind) => {
      const { checkedKb, shownKb } = office020400.uploads[kind];
      return [kind, uses[kind], kb(checkedKb), kb(shownKb)];
    })}
  />
);
