import type { Failure } from '@pabean/api/contract';
import { explain, explainMissing, fill, type Language } from '@pabean/api/rules';
import type { ServerMessages } from '../core/messages.ts';
import type { Refusal, RefusedField } from '../core/refusal.ts';

/** The language that a reader prefers of those that there are words in; Indonesian where nothing is said. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((part, index) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean);
    return { language: tag.split('-')[0], quality: Number(quality ?? 1), index };
  });
  const [best] = wanted
    .filter(({ language, quality }) => (language === 'id' || language === 'en') && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  return best?.language === 'en' ? 'en' : 'id';
}

/** A refusal as it travels: codes in the reader's words. */
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

/** The encoded answer of a write, with its message in the reader's words. */
export function answerIn(encoded: unknown, { answers }: ServerMessages): unknown {
  const { message } = encoded as { message?: unknown };
  return typeof message === 'string' && Object.hasOwn(answers, message)
    ? { ...(encoded as object), message: answers[message as keyof typeof answers] }
    : encoded;
}
