import { registrationCodeFrom } from '@pabean/api/rules';

/** A registration code with a valid check letter. */
export const sampleCode = /* @__PURE__ */ registrationCodeFrom(
  /* @__PURE__ */ Uint8Array.from({ length: 15 }, (_, index) => (index * 37 + 11) % 256),
);

/** Another one. */
export const otherCode = /* @__PURE__ */ registrationCodeFrom(
  /* @__PURE__ */ Uint8Array.from({ length: 15 }, (_, index) => (index * 91 + 5) % 256),
);
