import { Check, Copy } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../button/button.tsx';
import { useTimeout } from '../toast/use-timeout.ts';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './code.css.ts';

interface CopyButtonProps {
  /** The element whose text is copied. */
  target: RefObject<HTMLElement | null>;
  /** The id of that element, which describes the button. */
  targetId: string;
}

/** Whether the browser copied the text; it refuses without HTTPS or permission. */
const copy = (text: string) =>
  Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );

/** Copies a code and announces it; where the browser refuses, selects the code and shows what to do. */
export function CopyButton({ target, targetId }: CopyButtonProps) {
  const messages = useMessages('code');
  const [answer, setAnswer] = useState({ copied: false, failed: false, times: 0 });
  const { copied, failed, times } = answer;
  useTimeout(() => setAnswer({ copied: false, failed: false, times }), 3000, !copied);

  async function onClick() {
    const element = target.current;
    if (!element) return;
    const done = await copy(element.textContent);
    if (!done) getSelection()?.selectAllChildren(element);
    setAnswer({ copied: done, failed: !done, times: times + 1 });
  }
  return (
    <>
      <Button
        variant="tertiary"
        size="small"
        className={styles.copy}
        icon={copied ? <Check size={16} /> : <Copy size={16} />}
        aria-describedby={targetId}
        onClick={onClick}
      >
        <span className={styles.text}>
          <span className={styles.word} data-shown={copied ? undefined : ''}>
            {messages.copy}
          </span>
          <span className={styles.word} data-shown={copied ? '' : undefined}>
            {messages.copied}
          </span>
        </span>
      </Button>
      <span role="status" className={failed ? styles.failure : hidden}>
        <span key={times}>{failed ? messages.copyFailed : copied && messages.copied}</span>
      </span>
    </>
  );
}
