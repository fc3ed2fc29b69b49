/** The part of Google's script API that the field uses. */
export interface Grecaptcha {
  ready(callback: () => void): void;
  render(
    element: HTMLElement,
    options: {
      sitekey: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number;
  reset(widget?: number): void;
}

const address = 'https://www.google.com/recaptcha/api.js?render=explicit';

const known = () => (globalThis as { grecaptcha?: Grecaptcha }).grecaptcha;

let coming: Promise<Grecaptcha> | undefined;

/** Loads Google's script once; after a failure it is loaded again the next time. */
export function loadRecaptcha(): Promise<Grecaptcha> {
  coming ??= (known() ? Promise.resolve() : fetchScript()).then(ready).catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

const ready = () =>
  new Promise<Grecaptcha>((resolve, reject) => {
    const google = known();
    if (!google) return reject(new Error('Google reCAPTCHA did not come.'));
    google.ready(() => resolve(google));
  });

function fetchScript(): Promise<void> {
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Google reCAPTCHA did not come.'));
    });
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
}
