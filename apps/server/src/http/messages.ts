import type { Failure } from '@pabean/api/contract';
import { explain, explainMissing, fill } from '@pabean/api/rules';
import type { ServerMessages } from '../core/messages.ts';
import type { Refusal, RefusedField } from '../core/refusal.ts';

/** A refusal as sent: codes become messages in the reader's language. */
export function failureIn({ code, details }: Refusal, messages: ServerMessages): Failure {
  const { fields, csv, missing, icon, captcha, values = {} } = details;
  const errors = [
    ...(csv ?? []).map((complain) => ({ field: 'file', message: complain(messages.csv) })),
    ...(fields ?? []).map((each) => ({ field: each.field, message: sentence(each, messages) })),
    ...(missing ?? []).map((each) => ({ message: explainMissing(each, messages) })),
  ];
  return {
    status: 'error',
    message: fill(messages.answers[code], values),
    ...(errors.length > 0 && { errors }),
    ...(icon !== undefined && { icon }),
    ...(captcha && { captcha }),
  };
}

function sentence({ label, reason }: RefusedField, messages: ServerMessages): string {
  return explain(reason, typeof label === 'string' ? messages.labels[label] : label.text, messages);
}

/** The encoded response of a write, with its message in the reader's language. */
export function answerIn(encoded: unknown, { answers }: ServerMessages): unknown {
  const { message } = encoded as { message?: unknown };
  return typeof message === 'string' && Object.hasOwn(answers, message)
    ? { ...(encoded as object), message: answers[message as keyof typeof answers] }
    : encoded;
}
