import { phases } from '../devices/fault-plan.ts';
import { type PipelineStep, pipelineSteps } from '../devices/pipeline-step.ts';
import type { ScheduleKind } from './play-schedule.ts';

/** Faults that may strike any call, and faults that may strike only calls of Graph. */
const faultsOfAnyCall = [
  'request lost',
  'reply lost',
  '503',
  '503 that succeeded',
  'captive portal',
  'delivered twice',
];
const faultsOfGraphCalls = ['429', '429 without Retry-After', 'token expired'];

const listFaultsByPhase = (met: readonly string[]): readonly string[] => [
  ...met.flatMap((phase) => faultsOfAnyCall.map((fault) => `${fault} at ${phase}`)),
  ...met
    .filter((phase) => phase !== 'server')
    .flatMap((phase) => faultsOfGraphCalls.map((fault) => `${fault} at ${phase}`)),
];

const serverSteps: readonly PipelineStep[] = ['number', 'count', 'deliver'];
const uploadSteps: readonly PipelineStep[] = ['folder', 'files', 'pdf', 'answers', 'draft'];

/** Faults that interrupt a step: before, after or during its call. */
const interruptingFaults = ['request lost', 'reply lost', '503 that succeeded', 'delivered twice', 'killed'];

const requiredPairs: readonly string[] = [
  ...pipelineSteps.flatMap((step) => [...faultsOfAnyCall, 'killed', 'frozen'].map((fault) => `${fault} × ${step}`)),
  ...pipelineSteps
    .filter((step) => !serverSteps.includes(step))
    .flatMap((step) => faultsOfGraphCalls.map((fault) => `${fault} × ${step}`)),
  ...uploadSteps.flatMap((step) => [`locked × ${step}`, `library full × ${step}`]),
];

const commonEvents: readonly string[] = [
  ...['write', 'commit'].map((phase) => `locked at ${phase}`),
  ...['signed out at read', 'signed out at write', 'library full at write', 'storage full at write'],
  ...['eTag drifted at write', 'eTag drifted at commit', 'killed at any time'],
];

const requiredEvents: Readonly<Record<ScheduleKind, readonly string[]>> = {
  devices: [
    ...listFaultsByPhase(phases),
    ...commonEvents,
    ...['eTag drifted at delete', 'changes forgotten at the first page', 'changes forgotten at a later page'],
    ...['start', 'edit', 'edit refused', 'submit', 'discard', 'refresh', 'delete submission'],
    ...['a copy: edited', 'a copy: submitted', 'a copy: deleted', 'submitted twice'],
  ],
  tabs: [
    // Deletions are rare in these schedules: only discarded drafts that were sent are deleted.
    ...listFaultsByPhase(phases.filter((phase) => phase !== 'delete')),
    ...commonEvents,
    ...['power cut', 'frozen', 'offline', 'clock jumped', 'file of a stranger'].map((fault) => `${fault} at any time`),
    'uploads forgotten at write',
    ...[
      'start',
      'edit',
      'add a file',
      'submit',
      'submit twice',
      'submit and save late',
      'discard',
      'submit refused',
    ].map((action) => `tab: ${action}`),
  ],
  sources: [
    ...listFaultsByPhase(['read', 'changes', 'server']),
    ...['changes forgotten at the first page', 'changes forgotten at a later page', 'storage full at write'],
    ...['killed', 'frozen', 'power cut', 'offline'].map((fault) => `${fault} at any time`),
    ...['a row more', 'a row less', 'another file', 'a source reads something else', 'a source is deleted'].map(
      (action) => `author: ${action}`,
    ),
    ...['a source is kept off', 'a source comes again'].map((action) => `person: ${action}`),
  ],
};

/** Number of schedules after which all required events have occurred for any first seed. */
export const schedulesForAllEvents = 125;

/** Returns required events that haven't occurred: a run without a fault proves nothing about it. */
export function findMissedEvents(kind: ScheduleKind, eventCounts: ReadonlyMap<string, number>, least = 1): string[] {
  return requiredEvents[kind].filter((what) => (eventCounts.get(what) ?? 0) < least);
}

/** Returns pairs of a fault and a submit step that didn't occur together. For thousands of schedules of all kinds. */
export function findMissedPairs(eventCounts: ReadonlyMap<string, number>): string[] {
  return requiredPairs.filter((pair) => !eventCounts.has(pair));
}

/** Returns steps that were never interrupted. For the schedules that run with every change. */
export function findUninterruptedSteps(eventCounts: ReadonlyMap<string, number>): string[] {
  return pipelineSteps.filter((step) => !interruptingFaults.some((cut) => eventCounts.has(`${cut} × ${step}`)));
}
