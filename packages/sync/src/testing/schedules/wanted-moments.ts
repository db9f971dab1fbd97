import { phases } from '../devices/fault-plan.ts';
import type { ScheduleKind } from './play-schedule.ts';

/** Faults that may strike any call, and those of Graph's alone. */
const anywhere = ['request lost', 'reply lost', '503', '503 that succeeded', 'captive portal', 'delivered twice'];
const ofGraph = ['429', '429 without Retry-After', 'token expired'];
const ofGraphPhases = phases.filter((phase) => phase !== 'server');

const calls: readonly string[] = [
  ...phases.flatMap((phase) => anywhere.map((fault) => `${fault} at ${phase}`)),
  ...ofGraphPhases.flatMap((phase) => ofGraph.map((fault) => `${fault} at ${phase}`)),
  ...['write', 'commit', 'delete'].map((phase) => `locked at ${phase}`),
  ...['signed out at read', 'signed out at write', 'library full at write', 'storage full at write'],
  ...['eTag drifted at write', 'eTag drifted at commit', 'eTag drifted at delete', 'killed at any time'],
];

const wanted: Readonly<Record<ScheduleKind, readonly string[]>> = {
  devices: [
    ...calls,
    ...['changes forgotten at the first page', 'changes forgotten at a later page'],
    ...['start', 'edit', 'edit refused', 'submit', 'discard', 'refresh', 'delete submission'],
    ...['a copy: edited', 'a copy: submitted', 'a copy: deleted', 'submitted twice'],
  ],
  tabs: [
    ...calls,
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
};

/** What must have happened over many seeds and has not: a run that never met a fault proves nothing about it. */
export function missed(kind: ScheduleKind, sometimes: ReadonlyMap<string, number>, least = 1): string[] {
  return wanted[kind].filter((what) => (sometimes.get(what) ?? 0) < least);
}
