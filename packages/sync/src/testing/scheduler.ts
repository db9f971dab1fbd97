const realSetImmediate = globalThis.setImmediate;

/** Whose work an event is: it is dropped when the owner has died, and held back while it is frozen. */
export interface Owner {
  readonly name: string;
  isDead: boolean;
  isFrozen: boolean;
}

interface Happening {
  readonly owner: Owner;
  readonly label: string;
  readonly run: () => void;
}

interface Timer extends Happening {
  readonly atMs: number;
}

/**
 * The order of everything that happens in a simulation. Database tasks keep their order among themselves, network events
 * come in any order, and time moves on only when nothing else is left to do.
 */
export interface Scheduler {
  readonly steps: number;
  readonly nowMs: number;
  /** What happened, step by step; equal for equal seeds. */
  readonly trace: readonly string[];
  event(owner: Owner, label: string, run: () => void): void;
  /** Runs after `ms`; the answer calls it off. */
  timer(owner: Owner, ms: number, run: () => void): () => void;
  /** Does one thing. `false`: there is nothing left to do. */
  step(): Promise<boolean>;
  /** Takes over setImmediate, which fake-indexeddb looks up at each task. The answer gives it back. */
  takeOver(): () => void;
}

export function createScheduler(random: () => number): Scheduler {
  const tasks: (() => void)[] = [];
  const events: Happening[] = [];
  const timers: Timer[] = [];
  const trace: string[] = [];
  let nowMs = 0;
  let steps = 0;

  const next = (): { readonly label: string; readonly run: () => void } | undefined => {
    const ready = living(events);
    const choices = ready.length + (tasks.length > 0 ? 1 : 0);
    if (choices === 0) return nextTimer();
    const choice = Math.floor(random() * choices);
    const chosen = ready[choice];
    if (!chosen) return { label: 'database', run: tasks.shift()! };
    events.splice(events.indexOf(chosen), 1);
    return chosen;
  };

  const nextTimer = (): Timer | undefined => {
    const [first] = living(timers).sort((a, b) => a.atMs - b.atMs);
    if (!first) return undefined;
    timers.splice(timers.indexOf(first), 1);
    nowMs = Math.max(nowMs, first.atMs);
    return first;
  };

  return {
    get steps() {
      return steps;
    },
    get nowMs() {
      return nowMs;
    },
    trace,
    event: (owner, label, run) => events.push({ owner, label: `${owner.name} ${label}`, run }),
    timer(owner, ms, run) {
      const timer = { owner, label: `${owner.name} timer`, atMs: nowMs + ms, run };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    },
    async step() {
      await drained();
      // What is no microtask, as reading a body, gets its turn before time moves on.
      if (tasks.length === 0 && !events.some(isLiving)) {
        await turned();
        await turned();
      }
      const happening = next();
      if (!happening) return false;
      steps += 1;
      trace.push(happening.label);
      happening.run();
      await drained();
      return true;
    },
    takeOver() {
      const steered = (task: () => void) => tasks.push(task);
      globalThis.setImmediate = steered as unknown as typeof setImmediate;
      return () => {
        globalThis.setImmediate = realSetImmediate;
      };
    },
  };
}

function isLiving({ owner }: Happening): boolean {
  return !owner.isDead && !owner.isFrozen;
}

function living<Any extends Happening>(happenings: readonly Any[]): Any[] {
  return happenings.filter(isLiving);
}

/** Lets everything run that waits for nothing but its turn among the microtasks. */
function drained(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

/** Lets Node take one turn: what it reads itself, as bodies and blobs, goes on. */
function turned(): Promise<void> {
  return new Promise((resolve) => realSetImmediate(resolve));
}
