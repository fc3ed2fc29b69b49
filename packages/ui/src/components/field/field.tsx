import type { ComponentProps, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './field.css.ts';
import { FieldBox } from './field-box.tsx';
import { FieldError } from './field-error.tsx';
import type { FieldProps } from './field-props.ts';
import { isNameOnly } from './is-name-only.ts';

type FrameProps =
  | 'label'
  | 'labelHidden'
  | 'labelEnd'
  | 'hint'
  | 'error'
  | 'errorTitle'
  | 'optional'
  | 'locked'
  | 'width';

/** The result of `useField` for {@link Field}. */
export interface FieldFrame extends Pick<FieldProps, FrameProps> {
  /** Attributes of the wrapper: `className`, `style`, `title`, `data-*`. */
  root: ComponentProps<'div'>;
  /** The id of the control, for the label. */
  controlId: string;
  /** The id of the hint, if there is one. */
  hintId: string | undefined;
  /** The id of the error, if there is one. */
  errorId: string | undefined;
}

/** Props of {@link Field}. */
export interface FieldFrameProps extends FieldFrame {
  /** The id for the label where the control is a group that refers to it in `aria-labelledby`. */
  groupLabelId?: string;
  /** Content inside the control before the text: an icon, or a unit such as `Rp` as a string. */
  start?: ReactNode;
  /**
   * Content inside the control at its end: an icon, or a unit such as `kg`. In a locked field the lock is shown there.
   */
  end?: ReactNode;
  /** An icon button inside the control at its end, instead of `end`. */
  button?: ReactNode;
  /** Content between the control and the error, such as the number as it is read aloud. */
  below?: ReactNode;
  /** The control. */
  children: ReactNode;
}

/** The layout of every field: label, hint, control, error, in this order. For field components, not for pages. */
export function Field(props: FieldFrameProps) {
  const { hint, error, errorTitle, optional, controlId, hintId, errorId, groupLabelId, root } = props;
  const messages = useMessages('field');
  const Label = groupLabelId ? 'span' : 'label';
  // Two parts, above the control and at it: in a row of fields each part is as high as its neighbours'.
  const parted = !props.labelHidden;
  const about = (
    <>
      {(groupLabelId || !isNameOnly(props)) && (
        <div className={parted ? styles.labelLine : hidden}>
          <Label className={styles.label} {...(groupLabelId ? { id: groupLabelId } : { htmlFor: controlId })}>
            {props.label}
            {optional && ' '}
            {optional && <span className={styles.optional}>{messages.optional}</span>}
          </Label>
          {props.labelEnd}
        </div>
      )}
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
    </>
  );
  const answer = (
    <>
      <FieldBox start={props.start} end={props.end} button={props.button} locked={props.locked}>
        {props.children}
      </FieldBox>
      {props.below}
      {error && errorId && (
        <FieldError id={errorId} heading={errorTitle}>
          {error}
        </FieldError>
      )}
    </>
  );
  return (
    <div
      {...root}
      className={rootClass(styles.field, parted && styles.parted, root.className)}
      data-width={props.width}
      data-invalid={error ? '' : undefined}
      data-locked={props.locked ? '' : undefined}
    >
      {parted ? <div className={styles.part}>{about}</div> : about}
      {parted ? <div className={styles.part}>{answer}</div> : answer}
    </div>
  );
}
