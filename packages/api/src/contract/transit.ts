import * as z from 'zod/mini';
import { transitKinds } from '../rules/transit/choices.ts';
import { captchaToken } from './captcha.ts';
import { endpoint } from './endpoint.ts';
import { orNull } from './fields.ts';
import { shownText, textIfAny } from './read.ts';
import {
  courierFields,
  courierGoodsRow,
  documentLines,
  goodsLines,
  passengerFields,
  passengerGoodsRow,
  passengerRules,
  transitDocumentRow,
} from './transit-values.ts';
import { field, wire } from './wire.ts';
import { wireEither } from './wire-either.ts';

const passengerRequest = z
  .extend(passengerFields, {
    kind: field('jenisTransit', z.literal(transitKinds.passenger), 'transitKind'),
    goods: goodsLines(wire(passengerGoodsRow)),
    documents: documentLines(wire(transitDocumentRow)),
    captcha: field('recaptchaToken', captchaToken, 'captcha'),
  })
  .check(...passengerRules);

const courierRequest = z.extend(courierFields, {
  kind: field('jenisTransit', z.literal(transitKinds.courier), 'transitKind'),
  goods: goodsLines(wire(courierGoodsRow)),
  captcha: field('recaptchaToken', captchaToken, 'captcha'),
});

/** @beta */
export const storeTransit = endpoint({
  method: 'POST',
  path: 'storeTransit',
  summary:
    'File a transit request: goods that a passenger carries, or that a courier brings. Its captcha counts once, with the request.',
  access: 'anyone',
  rate: 'write',
  writes: true,
  once: true,
  maxBodyKb: 512,
  body: wireEither(passengerRequest, courierRequest),
  answer: wire(z.object({ message: field('message', shownText), code: field('kd_regis', shownText) }), {
    status: 'success',
  }),
});

/** Longer than any URL that a server accepts. */
const longestAddress = 16_384;

/** Any text that a user may type: a malformed code is answered as an unknown one. */
const typedCode = z.string().check(z.maxLength(longestAddress, { error: 'tooLong' }));

/** @beta */
export const transitCode = endpoint({
  method: 'GET',
  path: 'getKode/{id}',
  summary:
    'The registration code of a transit request, where there is one; whatever is wrong with a code, the answer is the same (404).',
  access: 'anyone',
  rate: 'standard',
  params: wire(z.object({ id: field('id', typedCode, 'registrationCode') })),
  answer: wire(z.object({ code: field('kd_regis', shownText) })),
  failures: [404],
});

/** @beta */
export const findTransit = endpoint({
  method: 'GET',
  path: 'transit/getpdf/{code}',
  summary:
    'Where the PDF of a transit request lies, by its registration code; whatever is wrong with a code, the answer is the same (404).',
  access: 'anyone',
  rate: 'standard',
  params: wire(z.object({ code: field('code', typedCode, 'registrationCode') })),
  // Other providers report with a 200, too, that nothing was found; then there is no id.
  answer: wire(
    z.object({
      /** Id by which its PDF is fetched; null where nothing was found. */
      id: field('id_transit', orNull(shownText)),
      /** The provider's message. */
      message: field('message', textIfAny),
      /** The provider's name of the outcome. */
      status: field('status', textIfAny),
      /** Icon that a provider shows beside its message. */
      icon: field('icon', textIfAny),
    }),
  ),
  failures: [404],
});

/** @beta */
export const transitPdf = endpoint({
  method: 'GET',
  path: 'transit/viewpdf/{id_transit}',
  summary: 'The PDF of a transit request, by an id of 128 random bits that only the look-up tells.',
  access: 'anyone',
  rate: 'standard',
  cost: 'draw',
  params: wire(z.object({ id: field('id_transit', typedCode, 'transitRequest') })),
  answer: 'file',
  failures: [404],
});

/** A transit request as filed. */
export type TransitRequest = z.output<typeof passengerRequest> | z.output<typeof courierRequest>;
/** Result of a look-up: the id of a PDF, or null and the provider's message. */
export type FoundTransit = z.output<typeof findTransit.answer>;
