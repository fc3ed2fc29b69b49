import { Button, Checkbox, Dialog, DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui';
import { type FormEvent, useState } from 'react';
import { useFormMessages } from '../messages/index.ts';

/** Props of {@link ConsentDialog}. */
export interface ConsentDialogProps {
  thing: string;
  onConsent: () => void;
  onRequestClose: () => void;
}

/** The declaration that must be ticked before an application is sent. */
export function ConsentDialog({ thing, onConsent, onRequestClose }: ConsentDialogProps) {
  const words = useFormMessages('send');
  const [ticked, setTicked] = useState(false);
  const [refused, setRefused] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ticked) onConsent();
    else setRefused(true);
  }
  return (
    <Dialog open purpose="tell" heading={words.heading} description={thing} onRequestClose={onRequestClose}>
      <DialogForm onSubmit={submit}>
        <DialogBody>
          <Checkbox
            label={words.declaration}
            checked={ticked}
            onChange={(event) => {
              setTicked(event.target.checked);
              setRefused(false);
            }}
            error={refused ? words.disclaimer : undefined}
          />
        </DialogBody>
        <DialogFoot>
          <DialogCancel />
          <Button type="submit" variant="primary">
            {words.send}
          </Button>
        </DialogFoot>
      </DialogForm>
    </Dialog>
  );
}
