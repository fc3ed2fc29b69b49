import { say } from '../../testing/say.ts';
import { ErrorSummary } from './error-summary.tsx';

export const errors = [
  {
    field: 'npwp-kuasa',
    message: say('NPWP Kuasa harus 16 digit', 'The NPWP of the proxy must have 16 digits'),
  },
  { field: 'gudang', message: say('Kolom Gudang belum diisi', 'Warehouse is empty') },
];

export const SameSentencesAsBesideFields = () => <ErrorSummary errors={errors} />;

export const NamesOfFieldsAlone = () => (
  <ErrorSummary
    errors={[
      { field: 'npwp-kuasa', message: say('NPWP Kuasa', 'NPWP of the proxy') },
      { field: 'gudang', message: say('Gudang', 'Warehouse') },
    ]}
  />
);
