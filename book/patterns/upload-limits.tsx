import { office020400, type UploadKind } from '@pabean/api/rules';
import { Rows } from '../blocks/index.ts';

const uses: Record<UploadKind, string> = {
  permit: 'Permit documents, manifests, registrations',
  small: 'Permit documents of the free-trade zone, PPFTZ records, reports',
};

const kb = (size: number) => `${size.toLocaleString('en')} Kb`;

/** The upload limits of the default office, as checked and as shown. */
export const UploadLimits = () => (
  <Rows
    code
    caption="Limits"
    heads={['Limit', 'For', 'Checked', 'Shown']}
    rows={(['permit', 'small'] as const).map((kind) => {
      const { checkedKb, shownKb } = office020400.uploads[kind];
      return [kind, uses[kind], kb(checkedKb), kb(shownKb)];
    })}
  />
);
