import { DATA_SOURCE_ROWS } from '../../data/data-source-rows.ts';
import { findHostileJson } from '../../definition/find-hostile-json.ts';
import type { Effect } from '../../fields/field-instance.ts';
import type { EffectRole } from '../../plan/field-plan.ts';
import type {
  DataPatch,
  OpenScriptHost,
  ScriptCall,
  ScriptHost,
  ScriptLine,
  ScriptPath,
  ScriptProgram,
  ScriptResult,
  ScriptSideEffect,
} from '../../scripts/script-host.ts';
import { createLogicError, type LogicError } from '../logic-error.ts';
import { applyFailure, applyValue, isActive } from './apply-value.ts';
import { type AnswerChange, getContainerSegments, getScriptPath } from './dependencies.ts';
import type { EffectContext, EffectQueue } from './effect-context.ts';

/** Sends queued scripts to the sandbox, one batch after the other, until the queue is empty. */
export interface ScriptBatchRunner {
  /** Changes to send with the next batch, recorded once the sandbox is open. */
  readonly patches: PendingPatches;
  readonly isOpen: boolean;
  /** True while scripts are queued or running. */
  readonly isBusy: boolean;
  /** Starts a run, unless one is in progress or the queue is empty. */
  start(): void;
  close(): void;
}

interface BatchRunnerOptions {
  readonly queue: EffectQueue;
  readonly open: OpenScriptHost;
  /** Returns the initial program and data of the sandbox. */
  program(): ScriptProgram;
  /** Receives the results of a batch, in the order of its calls. May queue more effects. */
  receive(effects: readonly Effect[], results: readonly ScriptResult[]): void;
  /** Called when the queue is empty. May queue more effects. */
  onIdle(): void;
  /** Called when the sandbox cannot be started. */
  onFailure(cause: unknown): void;
}

export function createScriptBatchRunner(options: BatchRunnerOptions): ScriptBatchRunner {
  const { queue } = options;
  const patches = createPendingPatches();
  let host: ScriptHost | undefined;
  let isRunning = false;
  let isClosed = false;

  async function load(): Promise<ScriptHost> {
    host = options.open();
    patches.takePatches();
    await host.load(options.program());
    return host;
  }

  async function run(): Promise<void> {
    const loaded = host ?? (await load());
    while (queue.hasScripts && !isClosed) {
      const effects = queue.dequeueScripts().filter((effect) => !effect.isRemoved);
      const { results } = await loaded.run({ patches: patches.takePatches(), calls: effects.map(createCall) });
      if (isClosed) return;
      options.receive(effects, results);
    }
  }

  async function start(): Promise<void> {
    isRunning = true;
    try {
      await run();
    } catch (cause) {
      if (!isClosed) options.onFailure(cause);
    } finally {
      isRunning = false;
    }
    if (!isClosed) options.onIdle();
  }

  return {
    patches,
    get isOpen() {
      return host !== undefined;
    },
    get isBusy() {
      return !isClosed && (isRunning || queue.hasScripts);
    },
    start() {
      if (!isRunning && !isClosed && queue.hasScripts) void start();
    },
    close() {
      isClosed = true;
      host?.close();
    },
  };
}

/** Creates the sandbox call of an effect. NOTE: also stores the row index of the call in the effect. */
export function createCall(effect: Effect): ScriptCall {
  const { plan, field, callId } = effect;
  const { computation, entry } = plan;
  effect.rowIndex = field.scope.row?.index;
  const component = field.definition === field.plan.definition ? undefined : field.definition;
  const result = entry === undefined ? undefined : field.logic?.get(entry)?.result;
  return {
    script: computation.type === 'script' ? computation.script : -1,
    callId,
    path: getScriptPath(field.scope, field.plan.segments),
    rowPath: getScriptPath(field.scope, getContainerSegments(field.plan)),
    ...(field.scope.row && { rowIndex: field.scope.row.index }),
    ...(component && { component }),
    ...(result !== undefined && { names: { result } }),
  };
}

interface RecordedChange {
  readonly change: AnswerChange;
  readonly path: ScriptPath;
}

/** Changes of the answers that the sandbox hasn't received yet. */
interface PendingPatches {
  record(change: AnswerChange): void;
  /** Recorded changes that were not sent to the sandbox yet. */
  readonly pendingChanges: readonly AnswerChange[];
  takePatches(): readonly DataPatch[];
}

function createPendingPatches(): PendingPatches {
  let recorded: RecordedChange[] = [];
  return {
    record: (change) => void recorded.push({ change, path: getScriptPath(change.scope, change.segments) }),
    get pendingChanges() {
      return recorded.map(({ change }) => change);
    },
    takePatches() {
      const patches = recorded.map(createPatch);
      recorded = [];
      return patches;
    },
  };
}

/**
 * Creates a patch for a change. If both values are lists, it contains only the entries between their common start and
 * end.
 */
function createPatch({ path, change: { before, after } }: RecordedChange): DataPatch {
  if (after === undefined) return { path };
  if (!Array.isArray(before) || !Array.isArray(after)) return { path, value: after };
  const maxCount = Math.min(before.length, after.length);
  let start = 0;
  while (start < maxCount && Object.is(before[start], after[start])) start += 1;
  let end = 0;
  while (end < maxCount - start && Object.is(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const insert = after.slice(start, after.length - end);
  return { path, splice: { start, remove: before.length - end - start, insert } };
}

const sideEffectRoles: ReadonlySet<EffectRole> = new Set(['calculation', 'value', 'action', 'change', 'request']);

/** Roles of effects that don't change the answer if the script does not assign `value`. */
const answerRoles: ReadonlySet<EffectRole> = new Set(['calculation', 'value']);

/**
 * Applies the results of one batch.
 *
 * @param changes answers written while the batch ran
 */
export function applyResults(
  effects: readonly Effect[],
  results: readonly ScriptResult[],
  changes: readonly AnswerChange[],
  context: EffectContext,
): void {
  const { dependencies, schedule, queue } = context;
  for (const [index, effect] of effects.entries()) trackReads(effect, results[index]!, context);
  // Answers written while the batch ran make effects that read them stale.
  for (const one of changes) dependencies.findDependents(one, schedule);
  dependencies.findMovedRows(schedule);
  // Trigger results are applied first, so that actions see the current state of their `logic` entry.
  const ordered = [...effects.entries()].sort(([, a], [, b]) => Number(isTrigger(b)) - Number(isTrigger(a)));
  for (const [index, effect] of ordered) {
    if (effect.plan.isOnce || !queue.has(effect)) applyResult(effect, results[index]!, context);
  }
  context.writeTarget.settle();
}

/** Applies the result of a script that ran synchronously. */
export function applySyncResult(effect: Effect, result: ScriptResult, context: EffectContext): void {
  trackReads(effect, result, context);
  applyResult(effect, result, context);
}

function trackReads(effect: Effect, { reads, readsRowIndex }: ScriptResult, context: EffectContext): void {
  if (reads) context.dependencies.track(effect, reads);
  // Reading a row that was not requested yet requests it.
  for (const { path } of reads ?? []) if (path[0] === DATA_SOURCE_ROWS) context.loadRow(path);
  if (readsRowIndex) context.dependencies.trackRowIndex(effect);
}

function applyResult(effect: Effect, result: ScriptResult, context: EffectContext): void {
  const { plan } = effect;
  const { writeTarget, scripts } = context;
  for (const line of parseConsoleLines(result)) writeTarget.log({ nodeId: plan.plan.id, kind: plan.kind, ...line });
  if (scripts.shouldRetry(plan, result)) {
    context.schedule(effect);
    return;
  }
  const parsed = parseResult(result);
  if (result.status === 'stopped') scripts.stop(plan);
  if (parsed.isValue) writeTarget.clearError(plan.plan.id, plan.kind);
  else writeTarget.report(createLogicError(plan, parsed.reason, parsed.detail));
  if (!effect.isRemoved && isActive(effect)) {
    if (sideEffectRoles.has(plan.role) && !context.isFrozen)
      for (const sideEffect of result.effects ?? []) applySideEffect(sideEffect, context);
    if (parsed.isValue && parsed.isUnassigned && answerRoles.has(plan.role)) handleUnassigned(effect, context);
    else if (parsed.isValue) applyValue(effect, parsed.value, context);
    else applyFailure(effect, context);
  }
  context.requests.resolve(effect, parsed.isValue ? parsed.value : undefined);
}

/** Handles a calculation that succeeded without assigning a value. */
function handleUnassigned(effect: Effect, { failed }: EffectContext): void {
  effect.result = undefined;
  failed.delete(effect);
}

function applySideEffect(sideEffect: ScriptSideEffect, context: EffectContext): void {
  context.writeTarget.applyRedefinitions();
  if (sideEffect.kind === 'emit') emitEvent(sideEffect.event, context);
  else if (!findHostileJson(sideEffect.value ?? null)) context.writeTarget.writeAt(sideEffect);
}

function isTrigger({ plan }: Effect): boolean {
  return plan.role === 'trigger';
}

/** Value of a script, or the reason it failed. */
type ParsedResult =
  | { readonly isValue: true; readonly value: unknown; readonly isUnassigned: boolean }
  | { readonly isValue: false; readonly reason: LogicError['reason']; readonly detail: string };

/** Parses the result of a script. Values from the sandbox are untrusted. */
function parseResult(result: ScriptResult): ParsedResult {
  if (result.status === 'stopped') return createFailure(result.reason, '');
  if (result.status === 'error') {
    const { missing = [], message } = result;
    return missing.length > 0 ? createFailure('missing', missing.join(', ')) : createFailure('error', message);
  }
  const hostile = findHostileJson(result.value ?? null);
  return hostile
    ? createFailure('error', `${hostile.code} ${hostile.path}`)
    : { isValue: true, value: result.value, isUnassigned: result.isUnsaid === true };
}

function createFailure(reason: LogicError['reason'], detail: string): ParsedResult {
  return { isValue: false, reason, detail };
}

const levels: ReadonlySet<unknown> = new Set<ScriptLine['level']>(['log', 'info', 'warn', 'error', 'debug']);

/** Parses `console` output of a script: at most 20 lines of 500 characters. Untrusted. */
function parseConsoleLines({ lines }: ScriptResult): readonly ScriptLine[] {
  if (!Array.isArray(lines)) return [];
  return lines
    .slice(0, 20)
    .filter((line: ScriptLine | null) => levels.has(line?.level) && typeof line?.text === 'string')
    .map(({ level, text }: ScriptLine) => ({ level, text: text.slice(0, 500) }));
}

/** Turns on the `logic` entries of all triggers that wait for an event. */
export function emitEvent(
  event: string,
  context: Pick<EffectContext, 'registry' | 'writeTarget' | 'read' | 'schedule' | 'failed'>,
): void {
  for (const effect of context.registry.getListeners(event)) applyValue(effect, true, context);
}
