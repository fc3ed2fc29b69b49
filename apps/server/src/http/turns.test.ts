import { expect, test } from 'vitest';
import { Refusal } from '../core/refusal.ts';
import { createTurns, defaultTurns, type Place, type TurnLimits } from './turns.ts';

const caller = { kind: 'visitor' } as const;
const open = new AbortController().signal;

/** The queue of one class, whose callers are told apart by address. */
function createQueue(draw: Partial<TurnLimits>) {
  const turns = createTurns({ draw: { ...defaultTurns.draw, ...draw } });
  /** The addresses whose calls have had their turn, in order. */
  const begun: string[] = [];
  const enter = (address: string) => turns.enter('draw', caller, address);
  return {
    begun,
    enter,
    /** A call that waits for its turn. */
    call(address: string, signal = open) {
      const place = enter(address);
      const turn = place.turn(signal).then(() => void begun.push(address));
      return { place, turn };
    },
    length: () => turns.queues()['draw-visitors'],
  };
}

const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : String(error));
const outcomeOf = (work: Promise<unknown>) => work.then(() => 'turn', codeOf);

/** Ends the turns one after the other, in the order in which they were given. */
async function endAll(calls: readonly { place: Place; turn: Promise<void> }[]) {
  for (const { place, turn } of calls) turn.then(() => place.leave());
  await Promise.all(calls.map(({ turn }) => turn));
}

test('callers follow each other, however many calls each of them has', async () => {
  const { call, begun } = createQueue({ atOnce: 1 });
  const calls = ['a', 'a', 'a', 'a', 'b', 'b', 'c'].map((address) => call(address));
  await endAll(calls);
  expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a']);
});

test('one caller has one turn at a time, although others could work', async () => {
  const { call, begun, length } = createQueue({ atOnce: 3 });
  const [first, second] = [call('a'), call('a')];
  call('b');
  await first.turn;
  expect(begun).toEqual(['a', 'b']);
  expect(length()).toEqual({ running: 2, waiting: 1 });
  first.place.leave();
  await second.turn;
  expect(begun).toEqual(['a', 'b', 'a']);
});

test('who has too many calls is refused, others are not', async () => {
  const { enter, call, length } = createQueue({ waiting: 2 });
  for (let each = 0; each < 3; each += 1) call('a');
  expect(() => enter('a')).toThrow(expect.objectContaining({ code: 'tooManyAtOnce' }));
  await expect(outcomeOf(call('b').turn)).resolves.toBe('turn');
  expect(length()).toEqual({ running: 2, waiting: 2 });
});

test('when all places are taken, those who wait with most calls give way to those with fewer', async () => {
  const { call, enter } = createQueue({ atOnce: 1, waiting: 10, all: 5 });
  const greedy = [1, 2, 3, 4, 5].map(() => call('a'));
  const last = greedy.at(-1);
  if (!last) throw new Error('No calls');
  const refused = outcomeOf(last.turn.finally(() => last.place.leave()));
  const other = call('b');
  await expect(refused).resolves.toBe('busy');
  expect(() => enter('a')).toThrow(expect.objectContaining({ code: 'busy' }));
  await endAll([...greedy.slice(0, -1), other]);
});

test('a caller who hangs up gives the place back', async () => {
  const { call, begun, length } = createQueue({ atOnce: 1 });
  const first = call('a');
  const hanging = new AbortController();
  const gone = call('b', hanging.signal);
  const third = call('c');
  const outcome = outcomeOf(gone.turn.finally(() => gone.place.leave()));
  hanging.abort();
  await expect(outcome).resolves.toBe('badRequest');
  expect(length()).toEqual({ running: 1, waiting: 1 });
  await endAll([first, third]);
  expect(begun).toEqual(['a', 'c']);
  expect(length()).toEqual({ running: 0, waiting: 0 });
});

test('a turn lasts until the work has ended that its call leaves behind', async () => {
  const { call, begun } = createQueue({ atOnce: 1 });
  const [first, second] = [call('a'), call('b')];
  await first.turn;
  const { promise, reject } = Promise.withResolvers<void>();
  first.place.keepUntil(promise);
  first.place.leave();
  await Promise.resolve();
  expect(begun).toEqual(['a']);
  reject(new Error('failed'));
  await second.turn;
  expect(begun).toEqual(['a', 'b']);
});

test('visitors take no turn of an account, and classes none of each other', async () => {
  const one: TurnLimits = { atOnce: 1, waiting: 0, all: 1 };
  const turns = createTurns({ draw: one, hash: one });
  const signedIn = { kind: 'account', account: { id: 'akun' } } as const;
  const places = [
    turns.enter('draw', caller, 'a'),
    turns.enter('draw', signedIn, 'a'),
    turns.enter('hash', caller, 'a'),
    turns.enter('hash', signedIn, 'a'),
  ];
  await expect(Promise.all(places.map((place) => place.turn(open)))).resolves.toHaveLength(4);
  expect(() => turns.enter('draw', caller, 'b')).toThrow(expect.objectContaining({ code: 'busy' }));
});
