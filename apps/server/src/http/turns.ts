import type { CostClass } from '@pabean/api/contract';
import type { QueueLength } from '../core/queue-length.ts';
import { busy, Refusal } from '../core/refusal.ts';
import type { Account, Visitor } from '../core/viewer.ts';

/** The limits of one class of costly calls, for visitors and for accounts each. */
export interface TurnLimits {
  /** Calls that work at once, each of another caller. */
  readonly atOnce: number;
  /** Further calls of one caller. */
  readonly waiting: number;
  /** Calls of all callers, each of which may hold its body in memory. */
  readonly all: number;
}

/** The limits of each class. */
type ClassLimits = Readonly<Record<CostClass, TurnLimits>>;

/** The default limits. */
export const defaultTurns: ClassLimits = {
  // The workers of `PdfWriter` draw fewer at once; the others read their data or wait for the worker of long documents.
  draw: { atOnce: 12, waiting: 10, all: 60 },
  // `PasswordHasher` hashes fewer at once: those from known addresses first, so it must see all that wait.
  hash: { atOnce: 60, waiting: 20, all: 120 },
  // A workbook takes hundreds of megabytes.
  sheet: { atOnce: 2, waiting: 5, all: 20 },
  // Each holds a connection of the store and takes tens of milliseconds of the server's one thread: more at once are not faster.
  upload: { atOnce: 4, waiting: 10, all: 32 },
};

/** A caller, of whom only this matters here. */
type TurnTaker =
  | Pick<Visitor, 'kind'>
  | { readonly kind: 'account' | 'secondStep'; readonly account: Pick<Account, 'id'> };

/** The place of a call, from before its body is read. */
export interface Place {
  /**
   * Resolves when the call may work.
   *
   * @param signal Gives the place up when the caller hangs up.
   * @throws Refusal busy when it has to give way to callers with fewer calls, badRequest when the caller has hung up
   */
  turn(signal: AbortSignal): Promise<void>;
  /** Leaves the place no earlier than when some work has ended. */
  keepUntil(work: Promise<unknown>): void;
  /** Ends the turn, or the waiting for it. */
  leave(): void;
}

/** Turns of costly calls. */
export interface Turns {
  /** @throws Refusal tooManyAtOnce, busy */
  enter(cost: CostClass, caller: TurnTaker, address: string): Place;
  /** Working and waiting calls of each class: `draw-visitors`, `draw-accounts` and so on. */
  queues(): Readonly<Record<string, QueueLength>>;
}

/**
 * Takes turns for costly calls. Every class has a queue for visitors and one for accounts. In each, one call of a caller works
 * at a time, and callers follow each other however many calls each of them has. Visitors are told apart by address.
 */
export function createTurns(limits: Partial<ClassLimits> = {}): Turns {
  const all = Object.entries({ ...defaultTurns, ...limits }).flatMap(([cost, its]) =>
    ['visitors', 'accounts'].map((who) => [`${cost}-${who}`, createTurnQueue(its)] as const),
  );
  const queues = new Map(all);
  return {
    enter(cost, caller, address) {
      const isVisitor = caller.kind === 'visitor';
      const queue = queues.get(`${cost}-${isVisitor ? 'visitors' : 'accounts'}`);
      if (!queue) throw new Error(`No queue for ${cost}`);
      return queue.enter(isVisitor ? address : caller.account.id);
    },
    queues: () => Object.fromEntries(all.map(([name, { length }]) => [name, length()])),
  };
}

const soon = 2;

interface Waiting {
  start(): void;
  refuse(reason: unknown): void;
}

interface QueuedCaller {
  /** Its calls: reading their bodies, waiting, or working. */
  calls: number;
  isWorking: boolean;
  readonly waiting: Waiting[];
}

function createTurnQueue({ atOnce, waiting, all }: TurnLimits) {
  /** The one whose turn was longest ago comes first. */
  const callers = new Map<string, QueuedCaller>();
  let calls = 0;
  let working = 0;

  /** Of several callers the one with most waiting calls asks too much: its last one is refused. */
  function makeRoom({ calls: own }: QueuedCaller) {
    const [most] = [...callers.values()].sort((a, b) => b.waiting.length - a.waiting.length);
    if (!most || most.waiting.length <= own) throw busy(soon);
    most.waiting.pop()?.refuse(busy(soon));
  }

  function startNext() {
    for (const caller of callers.values()) {
      if (working >= atOnce) return;
      if (caller.isWorking) continue;
      const next = caller.waiting.shift();
      if (!next) continue;
      caller.isWorking = true;
      working++;
      next.start();
    }
  }

  function enter(key: string): Place {
    const caller = callers.get(key) ?? { calls: 0, isWorking: false, waiting: [] };
    if (caller.calls > waiting)
      throw new Refusal('tooManyAtOnce', { values: { seconds: soon }, retryAfter: soon });
    if (calls >= all) makeRoom(caller);
    callers.set(key, caller);
    caller.calls++;
    calls++;
    let hasTurn = false;
    let last: Promise<unknown> | undefined;
    function leave() {
      calls--;
      caller.calls--;
      if (hasTurn || caller.calls === 0) callers.delete(key);
      if (!hasTurn) return;
      if (caller.calls > 0) callers.set(key, caller);
      caller.isWorking = false;
      working--;
      startNext();
    }
    return {
      async turn(signal) {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        const own: Waiting = {
          start() {
            hasTurn = true;
            resolve();
          },
          refuse: reject,
        };
        const hangUp = () => {
          const at = caller.waiting.indexOf(own);
          if (at >= 0) caller.waiting.splice(at, 1);
          // Nobody reads it, and the server was not busy.
          reject(new Refusal('badRequest'));
        };
        signal.addEventListener('abort', hangUp, { once: true });
        if (signal.aborted) hangUp();
        else caller.waiting.push(own);
        startNext();
        await promise.finally(() => signal.removeEventListener('abort', hangUp));
      },
      keepUntil(work) {
        last = work;
      },
      leave() {
        if (last) last.then(leave, leave);
        else leave();
      },
    };
  }

  return {
    enter,
    length: (): QueueLength => ({ running: working, waiting: calls - working }),
  };
}
