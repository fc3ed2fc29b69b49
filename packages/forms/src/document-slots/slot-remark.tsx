import { dataLanguage } from '@pabean/api/rules';
import { MessageSquareText } from 'lucide-react';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './document-slots.css.ts';

/** An officer's correction request at a slot. */
export function SlotRemark({ children }: { children: string }) {
  const { remark } = usePpftzMessages('documentSlots');
  return (
    <span className={styles.remark}>
      <MessageSquareText size={16} className={styles.icon} />
      <span>
        <strong>{remark}</strong> <span lang={dataLanguage}>{children}</span>
      </span>
    </span>
  );
}
