import { say } from '../../testing/say.ts';
import { vars } from '../../theme/vars.css.ts';
import { MotifBand } from './motif-band.tsx';

export const BandStandsAboveWords = () => (
  <div style={{ background: vars.color.chrome, color: vars.color.chromeText }}>
    <MotifBand />
    <p style={{ padding: 16 }}>{say('Kantor tutup 17 Agustus.', 'The office is closed on 17 August.')}</p>
  </div>
);

export const BehindWordsItMakes = () => (
  <div
    style={{
      display: 'grid',
      alignItems: 'center',
      background: vars.color.chrome,
      color: vars.color.chromeText,
    }}
  >
    <MotifBand style={{ gridArea: '1 / 1', blockSize: 84 }} />
    <p style={{ gridArea: '1 / 1', padding: 16 }}>
      {say('Kantor tutup 17 Agustus.', 'The office is closed on 17 August.')}
    </p>
  </div>
);

export const GoldOnNavyOfFrame = () => (
  <div style={{ background: vars.color.chrome }}>
    <MotifBand />
  </div>
);

export const OnPaperGoldIsToo = () => <MotifBand />;
