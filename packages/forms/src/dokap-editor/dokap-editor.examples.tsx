import { TextField } from '@pabean/ui/text-field';
import { say } from '../../../ui/src/testing/say.ts';

const column = { display: 'grid', gap: 12 } as const;

export const LabelOfDefinition = () => (
  <div style={column}>
    <TextField
      label={say('Nomor Surat Kuasa', 'Number of the power of attorney')}
      defaultValue="045/SK/SNB/2026"
    />
  </div>
);

export const DefinitionWithLabelForEvery = () => (
  <div style={column}>
    <TextField label={say('Nilai 1', 'Value 1')} defaultValue="045/SK/SNB/2026" />
  </div>
);
