import { Alert } from '@pabean/ui/alert';
import { say } from '../../../ui/src/testing/say.ts';
import { LicenceCheckForm } from './licence-check-form.tsx';

const column = { display: 'grid', gap: 16 } as const;

const nothing = () => undefined;

export const FormStaysBelowAnswerReady = () => (
  <div style={column}>
    <Alert tone="success" heading={say('Dokumen ini asli', 'This document is genuine')} />
    <LicenceCheckForm onCheck={nothing} />
  </div>
);

export const AnswerAlone = () => (
  <Alert tone="success" heading={say('Dokumen ini asli', 'This document is genuine')} />
);
