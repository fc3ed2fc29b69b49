import { virtual } from '@guidepup/virtual-screen-reader';

/** The reader fails on what was removed while it was announced. */
class AttachedObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super((records, observer) => {
      const attached = records.filter(({ target }) => target.isConnected);
      callback(attached, observer);
    });
  }
}

/** Starts the reader on the whole page. */
export const startReader = (): Promise<void> =>
  virtual.start({
    container: document.body,
    window: { MutationObserver: AttachedObserver } as unknown as Window & typeof globalThis,
  });

const isPhrase = (text: string) => !/^(end of .*|alert|status|(polite|assertive): )$/.test(text);

/** What was read since the last {@link forget}, without the ends of elements, empty regions and repetitions. */
export async function heard(): Promise<string[]> {
  const phrases = (await virtual.spokenPhraseLog()).filter(isPhrase);
  return phrases.filter((phrase, index) => phrase !== phrases[index - 1]);
}

/** Forgets what was read. */
export const forget = () => virtual.clearSpokenPhraseLog();

/** Reads on, element by element, to a phrase. */
export async function readTo(phrase: string): Promise<void> {
  for (let count = 0; count < 100; count += 1) {
    await virtual.next();
    if ((await virtual.lastSpokenPhrase()) === phrase) return;
  }
  throw new Error(`“${phrase}” was not read within 100 elements.`);
}
