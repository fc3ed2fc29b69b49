import {
  fill,
  longestPassword,
  minimumLength,
  officeWords,
  type PasswordRule,
  passwordRules,
} from '@pabean/api/rules';
import { useOffice } from '@pabean/ui/office';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { Check, Dot } from 'lucide-react';
import { useAccountMessages } from '../messages/use-messages.ts';
import * as styles from './password-hint.css.ts';
import { useCommonPasswords } from './use-common-passwords.ts';

/** Props of {@link PasswordHint}. */
export interface PasswordHintProps {
  /** The current text of the field. */
  password: string;
  /** User name of the account. If it is not known the rule about it is omitted. */
  username?: string;
  /** Whether the account has a second factor. If it is not known, both lengths are shown. */
  secondFactor?: boolean;
}

/**
 * The rules of a new password, and which of them are met while the user types. Put it below the field. Changes are announced
 * politely, once for each rule that becomes met or broken.
 */
export function PasswordHint({ password, username, secondFactor }: PasswordHintProps) {
  const messages = useAccountMessages('password');
  const office = useOffice();
  const isCommon = useCommonPasswords(password !== '');
  const isRequired = office.twoFactor === 'required';
  const kept = passwordRules(password, {
    username,
    officeWords: officeWords(office),
    secondFactor: secondFactor ?? isRequired,
    isCommon,
  });
  const figures = { min: minimumLength(secondFactor ?? isRequired), max: longestPassword };
  const isUnsure = secondFactor === undefined && !isRequired;
  const texts: readonly (readonly [PasswordRule, string])[] = [
    [
      'length',
      fill(isUnsure ? messages.eitherLength : messages.length, { ...figures, short: minimumLength(true) }),
    ],
    ...(username ? [['username', messages.noUsername] as const] : []),
    ['officeWord', messages.noOfficeWord],
    ['common', messages.notCommon],
  ];
  const rules = texts.map(([rule, text]) => ({ rule, text, isKept: password !== '' && kept[rule] === true }));
  const broken = rules.filter(({ isKept }) => !isKept).map(({ text }) => text);
  const spoken = broken.length > 0 ? fill(messages.broken, { rules: broken.join('; ') }) : messages.allKept;
  return (
    <div className={styles.hint}>
      <span>{messages.advice}</span>
      <ul className={styles.list}>
        {rules.map(({ rule, text, isKept }) => {
          const Icon = isKept ? Check : Dot;
          return (
            <li key={rule} className={styles.item}>
              <Icon
                size={16}
                strokeWidth={isKept ? 2.5 : 4}
                className={styles.icon}
                data-kept={isKept ? '' : undefined}
                aria-hidden
              />
              <span>
                {text} <VisuallyHidden>{isKept ? messages.kept : messages.notKept}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">{password === '' ? '' : spoken}</VisuallyHidden>
    </div>
  );
}
