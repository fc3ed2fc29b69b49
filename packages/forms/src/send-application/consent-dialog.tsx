import { Button, Checkbox, Dialog, DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui';
import { type FormEvent, useRef, useState } from 'react';
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
  const checkbox = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState(false);
  const [refused, setRefused] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ticked) return onConsent();
    setRefused(true);
    checkbox.current?.focus();
  }
  return (
    <Dialog open purpose="tell" heading={words.heading} description={thing} onRequestClose={onRequestClose}>
      <DialogForm onSubmit={submit}>
        <DialogBody>
          <Checkbox
            ref={checkbox}
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
