import { phases } from '../devices/fault-plan.ts';
import { type PipelineStep, pipelineSteps } from '../devices/pipeline-step.ts';
import type { ScheduleKind } from './play-schedule.ts';

/** Faults that may strike any call, and faults that may strike only calls of Graph. */
const anywhere = ['request lost', 'reply lost', '503', '503 that succeeded', 'captive portal', 'delivered twice'];
const ofGraph = ['429', '429 without Retry-After', 'token expired'];

const atCalls = (met: readonly string[]): readonly string[] => [
  ...met.flatMap((phase) => anywhere.map((fault) => `${fault} at ${phase}`)),
  ...met.filter((phase) => phase !== 'server').flatMap((phase) => ofGraph.map((fault) => `${fault} at ${phase}`)),
];

const ofServer: readonly PipelineStep[] = ['number', 'count', 'deliver'];
const uploads: readonly PipelineStep[] = ['folder', 'files', 'pdf', 'answers', 'draft'];

/** Faults that interrupt a step: before, after or during its call. */
const cuts = ['request lost', 'reply lost', '503 that succeeded', 'delivered twice', 'killed'];

const pairs: readonly string[] = [
  ...pipelineSteps.flatMap((step) => [...anywhere, 'killed', 'frozen'].map((fault) => `${fault} × ${step}`)),
  ...pipelineSteps
    .filter((step) => !ofServer.includes(step))
    .flatMap((step) => ofGraph.map((fault) => `${fault} × ${step}`)),
  ...uploads.flatMap((step) => [`locked × ${step}`, `library full × ${step}`]),
];

const everywhere: readonly string[] = [
  ...['write', 'commit'].map((phase) => `locked at ${phase}`),
  ...['signed out at read', 'signed out at write', 'library full at write', 'storage full at write'],
  ...['eTag drifted at write', 'eTag drifted at commit', 'killed at any time'],
];

const wanted: Readonly<Record<ScheduleKind, readonly string[]>> = {
  devices: [
    ...atCalls(phases),
    ...everywhere,
    ...['eTag drifted at delete', 'changes forgotten at the first page', 'changes forgotten at a later page'],
    ...['start', 'edit', 'edit refused', 'submit', 'discard', 'refresh', 'delete submission'],
    ...['a copy: edited', 'a copy: submitted', 'a copy: deleted', 'submitted twice'],
  ],
  tabs: [
    // Deletions are rare in these schedules: only discarded drafts that were sent are deleted.
    ...atCalls(phases.filter((phase) => phase !== 'delete')),
    ...everywhere,
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
    ].map((deed) => `tab: ${deed}`),
  ],
  sources: [
    ...atCalls(['read', 'changes', 'server']),
    ...['changes forgotten at the first page', 'changes forgotten at a later page', 'storage full at write'],
    ...['killed', 'frozen', 'power cut', 'offline'].map((fault) => `${fault} at any time`),
    ...['a row more', 'a row less', 'another file', 'a source reads something else', 'a source is deleted'].map(
      (deed) => `author: ${deed}`,
    ),
    ...['a source is kept off', 'a source comes again'].map((deed) => `person: ${deed}`),
  ],
};

/** Number of schedules after which all required events have occurred for any first seed. */
export const ENOUGH_TO_MEET_ALL = 125;

/** Returns required events that haven't occurred: a run without a fault proves nothing about it. */
export function missed(kind: ScheduleKind, sometimes: ReadonlyMap<string, number>, least = 1): string[] {
  return wanted[kind].filter((what) => (sometimes.get(what) ?? 0) < least);
}

/** Returns pairs of a fault and a submit step that didn't occur together. For thousands of schedules of all kinds. */
export function missedPairs(sometimes: ReadonlyMap<string, number>): string[] {
  return pairs.filter((pair) => !sometimes.has(pair));
}

/** Returns steps that were never interrupted. For the schedules that run with every change. */
export function stepsNeverCut(sometimes: ReadonlyMap<string, number>): string[] {
  return pipelineSteps.filter((step) => !cuts.some((cut) => sometimes.has(`${cut} × ${step}`)));
}
