const realSetImmediate = globalThis.setImmediate;

/** Owner of an event: the event is dropped when the owner has died, and held back while it is frozen. */
export interface EventOwner {
  readonly name: string;
  isDead: boolean;
  isFrozen: boolean;
}

interface SimulatedEvent {
  readonly owner: EventOwner;
  readonly label: string;
  readonly run: () => void;
}

interface Timer extends SimulatedEvent {
  readonly atMs: number;
}

/**
 * Order of all events in a simulation. Database tasks stay in order, network events come in any order, and time
 * advances only when nothing else is left to do.
 */
export interface Scheduler {
  readonly steps: number;
  readonly nowMs: number;
  /** All events so far; equal for equal seeds. */
  readonly trace: readonly string[];
  addEvent(owner: EventOwner, label: string, run: () => void): void;
  /** Runs `run` after `ms`; returns a function that cancels it. */
  addTimer(owner: EventOwner, ms: number, run: () => void): () => void;
  /** Runs one event. Returns `false` if there is nothing left to do. */
  runStep(): Promise<boolean>;
  /** Replaces setImmediate, which fake-indexeddb looks up for each task. Returns a function that restores it. */
  replaceSetImmediate(): () => void;
}

export function createScheduler(random: () => number): Scheduler {
  const tasks: (() => void)[] = [];
  const events: SimulatedEvent[] = [];
  const timers: Timer[] = [];
  const trace: string[] = [];
  let nowMs = 0;
  let steps = 0;

  const next = (): { readonly label: string; readonly run: () => void } | undefined => {
    const ready = filterLiving(events);
    const choices = ready.length + (tasks.length > 0 ? 1 : 0);
    if (choices === 0) return nextTimer();
    const choice = Math.floor(random() * choices);
    const chosen = ready[choice];
    if (!chosen) return { label: 'database', run: tasks.shift()! };
    events.splice(events.indexOf(chosen), 1);
    return chosen;
  };

  const nextTimer = (): Timer | undefined => {
    const [first] = filterLiving(timers).sort((a, b) => a.atMs - b.atMs);
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
    addEvent: (owner, label, run) => events.push({ owner, label: `${owner.name} ${label}`, run }),
    addTimer(owner, ms, run) {
      const timer = { owner, label: `${owner.name} timer`, atMs: nowMs + ms, run };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    },
    async runStep() {
      await drainMicrotasks();
      // Work outside of microtasks, such as reading a body, runs before time advances.
      if (tasks.length === 0 && !events.some(isLiving)) {
        await runEventLoopTurn();
        await runEventLoopTurn();
      }
      const simulatedEvent = next();
      if (!simulatedEvent) return false;
      steps += 1;
      trace.push(simulatedEvent.label);
      simulatedEvent.run();
      await drainMicrotasks();
      return true;
    },
    replaceSetImmediate() {
      const steered = (task: () => void) => tasks.push(task);
      globalThis.setImmediate = steered as unknown as typeof setImmediate;
      return () => {
        globalThis.setImmediate = realSetImmediate;
      };
    },
  };
}

function isLiving({ owner }: SimulatedEvent): boolean {
  return !owner.isDead && !owner.isFrozen;
}

function filterLiving<Any extends SimulatedEvent>(simulatedEvents: readonly Any[]): Any[] {
  return simulatedEvents.filter(isLiving);
}

/** Runs all pending microtasks. */
function drainMicrotasks(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

/** Runs one turn of Node's event loop, for its own reads of bodies and blobs. */
function runEventLoopTurn(): Promise<void> {
  return new Promise((resolve) => realSetImmediate(resolve));
}
