import type { MemoryGraph } from '@tideform/graph/testing';
import { fileNames } from '../../library/layout.ts';
import type { ErrorReply, Fault, SelectFault } from '../simulated-network.ts';
import type { StoreKind } from '../simulated-storage.ts';
import { getPipelineStep, type PipelineStep } from './pipeline-step.ts';

/** Classes of faults. A seed enables a random half, so that rare faults aren't hidden by common ones. */
export const faultClasses = [
  'request lost',
  'reply lost',
  '429',
  '429 without Retry-After',
  '503',
  '503 that succeeded',
  'token expired',
  'signed out',
  'library full',
  'storage full',
  'changes forgotten',
  'eTag drifted',
  'killed',
  'frozen',
  'power cut',
  'captive portal',
  'locked',
  'delivered twice',
  'uploads forgotten',
  'offline',
  'clock jumped',
  'file of a stranger',
] as const;
export type FaultClass = (typeof faultClasses)[number];

/**
 * Counts of interesting events over all seeds: a fault that never struck at a required moment proves nothing about it.
 */
export type EventCounts = Map<string, number>;

export interface FaultPlan {
  readonly active: ReadonlySet<FaultClass>;
  readonly faults: SelectFault;
  /** Calls that were made before the server's time to wait had passed. */
  readonly earlyCalls: readonly string[];
  onRefused(tab: string, refusal: ErrorReply): void;
  /** Returns whether the fault strikes now, with this probability while faults are on. */
  strikes(fault: FaultClass, chance: number, where: string): boolean;
  /** Variant of `strikes` that also counts the submit step of this tab. */
  strikesTab(tab: string, fault: FaultClass, chance: number): boolean;
  /** Starts the faults for this library. */
  start(graph: MemoryGraph, driveId: string): void;
  /** Stops all faults. */
  stop(): void;
}

/** Kinds of calls. Rare kinds have a higher probability of faults, so that they fail as often as common ones. */
export const phases = ['read', 'changes', 'write', 'commit', 'delete', 'server'] as const;
type Phase = (typeof phases)[number];
const faultWeights: Readonly<Record<Phase, number>> = {
  read: 1,
  changes: 1,
  write: 2,
  commit: 2,
  delete: 6,
  server: 3,
};

const retryAfterSeconds = 7;
const maxPageIntervalMs = 2_500;

export function createFaultPlan(
  random: () => number,
  nowMs: () => number,
  eventCounts: EventCounts,
  which: FaultDecider,
): FaultPlan {
  const active = new Set(faultClasses.filter(() => random() < 0.5));
  const quietUntilMs = new Map<string, number>();
  const signedOutUntilMs = new Map<string, number>();
  const changesRequestedAtMs = new Map<string, number>();
  const earlyCalls: string[] = [];
  let target: { readonly graph: MemoryGraph; readonly driveId: string } | undefined;
  /** Step of the current call, and last step of each tab. */
  let step: PipelineStep | undefined;
  const lastSteps = new Map<string, PipelineStep | undefined>();

  const strikes = (fault: FaultClass, chance: number, where: string): boolean => {
    if (!target || !active.has(fault)) return false;
    const what = `${fault} at ${where}`;
    if (!which.decide(what, random() < chance)) return false;
    countEvent(eventCounts, what);
    if (step) countEvent(eventCounts, `${fault} × ${step}`);
    return true;
  };

  const isSignedOut = (tab: string, phase: Phase): boolean => {
    if (strikes('signed out', 0.01, phase)) signedOutUntilMs.set(tab, nowMs() + 20_000);
    return target !== undefined && nowMs() < (signedOutUntilMs.get(tab) ?? 0);
  };

  /**
   * Sometimes expires the library's change tokens. A request soon after the previous one counts as a later page of the
   * same pull.
   */
  const forgetChanges = (tab: string): void => {
    const isLaterPage = nowMs() - (changesRequestedAtMs.get(tab) ?? Number.NEGATIVE_INFINITY) < maxPageIntervalMs;
    changesRequestedAtMs.set(tab, nowMs());
    if (!strikes('changes forgotten', isLaterPage ? 0.2 : 0.05, isLaterPage ? 'a later page' : 'the first page'))
      return;
    target?.graph.expireChangeTokens(target.driveId);
  };

  return {
    active,
    earlyCalls,
    strikes,
    faults(_exchange, label, tab) {
      const phase = getPhase(label);
      const isGraph = phase !== 'server';
      if (isGraph && nowMs() < (quietUntilMs.get(tab) ?? 0)) earlyCalls.push(`[F22] ${tab} calls too early: ${label}`);
      if (phase === 'changes') forgetChanges(tab);
      if (target && strikes('uploads forgotten', 0.02 * faultWeights[phase], phase)) target.graph.expireUploads();
      if (target && strikes('eTag drifted', 0.03 * faultWeights[phase], phase))
        changeETag(target.graph, target.driveId, random);
      step = getPipelineStep(label);
      lastSteps.set(getTabName(tab), step);
      const fault: Fault = isGraph && isSignedOut(tab, phase) ? { status: 401 } : chooseFault(phase, strikes);
      step = undefined;
      return fault;
    },
    strikesTab(tab, fault, chance) {
      step = lastSteps.get(tab);
      const happens = strikes(fault, chance, 'any time');
      step = undefined;
      return happens;
    },
    onRefused(tab, { status, retryAfterSeconds: seconds }) {
      if (status === 429 && seconds !== undefined) quietUntilMs.set(tab, nowMs() + seconds * 1000);
    },
    start(graph, driveId) {
      target = { graph, driveId };
    },
    stop() {
      target = undefined;
    },
  };
}

function chooseFault(phase: Phase, strikes: FaultPlan['strikes']): Fault {
  const weight = faultWeights[phase];
  if (strikes('request lost', 0.02 * weight, phase)) return 'request lost';
  if (strikes('reply lost', 0.02 * weight, phase)) return 'reply lost';
  if (strikes('503 that succeeded', 0.02 * weight, phase)) return { status: 503, isCarriedOut: true };
  if (strikes('503', 0.015 * weight, phase)) return { status: 503 };
  if (strikes('captive portal', 0.02 * weight, phase)) return 'captive portal';
  if (strikes('delivered twice', 0.02 * weight, phase)) return 'delivered twice';
  if (phase === 'server') return undefined;
  if (strikes('429', 0.02 * weight, phase)) return { status: 429, retryAfterSeconds };
  if (strikes('429 without Retry-After', 0.02 * weight, phase)) return { status: 429 };
  if (strikes('token expired', 0.02 * weight, phase)) return { status: 401 };
  if (phase === 'write' && strikes('library full', 0.05, phase)) return { status: 507 };
  const isChange = phase === 'write' || phase === 'commit' || phase === 'delete';
  if (isChange && strikes('locked', 0.02 * weight, phase)) return { status: 423 };
  return undefined;
}

/** SharePoint writes properties into files by itself, which looks like a change by another user. */
function changeETag(graph: MemoryGraph, driveId: string, random: () => number): void {
  const library = graph.state.libraries.get(driveId);
  const items = [...graph.state.items.values()];
  const files = items.filter(
    (one) => one.driveId === driveId && one.name === fileNames.responseDraft && !one.isDeleted,
  );
  const item = files[Math.floor(random() * files.length)];
  if (!item || !library) return;
  item.eTag += 1;
  item.change = ++library.lastChange;
}

function getPhase(label: string): Phase {
  if (!label.includes('/')) return 'server';
  if (label.endsWith('/delta')) return 'changes';
  if (label.startsWith('DELETE')) return 'delete';
  if (label.startsWith('PATCH')) return 'commit';
  if (label.startsWith('GET') || label.endsWith('/$batch')) return 'read';
  return 'write';
}

/** A reopened tab has a number after its name. */
function getTabName(tab: string): string {
  return tab.split('.')[0] ?? tab;
}

export function countEvent(eventCounts: EventCounts, what: string): void {
  eventCounts.set(what, (eventCounts.get(what) ?? 0) + 1);
}

/** Decides at which possible moments a fault strikes. */
interface FaultDecider {
  /** Faults that have struck: `killed at any time #3` is the third time that `decide` was called for this fault. */
  readonly struck: readonly string[];
  decide(what: string, byChance: boolean): boolean;
}

/**
 * Creates random strikes, or exactly those of `only`, to replay a failed schedule with the same or fewer faults. Random
 * numbers are consumed in both cases, so that everything else stays the same.
 */
export function createFaultDecider(only?: ReadonlySet<string>): FaultDecider {
  const decisionCounts = new Map<string, number>();
  const struck: string[] = [];
  return {
    struck,
    decide(what, byChance) {
      const times = (decisionCounts.get(what) ?? 0) + 1;
      decisionCounts.set(what, times);
      const name = `${what} #${times}`;
      const does = only ? only.has(name) : byChance;
      if (does) struck.push(name);
      return does;
    },
  };
}

/** Inputs of a simulation run. */
export interface SimulationRun {
  /** Seed that decides every order and every random number. */
  readonly seed: number;
  readonly store: StoreKind;
  readonly faultDecider: FaultDecider;
}
