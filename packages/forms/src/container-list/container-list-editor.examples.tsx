import { Button } from '@pabean/ui/button';
import { say } from '../../../ui/src/testing/say.ts';

const column = { display: 'grid', gap: 12 } as const;

export const ButtonThatOpensEditorNames = () => (
  <div style={column}>
    <span>{say('2 dari 3 peti kemas terisi', '2 of 3 containers filled in')}</span>
    <div>
      <Button>{say('Isi Daftar Peti Kemas', 'Fill in the container list')}</Button>
    </div>
  </div>
);

export const EditDoesNotSay = () => (
  <div style={column}>
    <span>{say('Peti Kemas', 'Containers')}</span>
    <div>
      <Button>Edit</Button>
    </div>
  </div>
);
