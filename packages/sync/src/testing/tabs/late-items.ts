import type { Item } from '@tideform/graph/testing';
import { acquireLease } from '../../database/lease.ts';
import { fileNames } from '../../library/layout.ts';
import type { PushRun } from '../../outbox/push-run.ts';
import { sweepDiscarded } from '../../outbox/sweep-discarded.ts';
import { sweepStrays } from '../../outbox/sweep-strays.ts';
import { createRetryTimes } from '../../retries/back-off.ts';
import type { Fault } from '../simulated-network.ts';
import type { Simulation } from '../simulation.ts';
import { getFields, listFolderFiles } from '../submit-oracle.ts';

/** More than the maximum offset of the wall clock, plus a day. */
const nextDayOffsetMs = 3 * 365 * 86_400_000;

/** Time within which a living tab deletes a late item itself, even if the tab was frozen or refused several times. */
const maxDelayMs = 60_000;

/**
 * Late items: drafts that a former leader sent next to their submission, and folders that it created for discarded
 * drafts, without deleting them because it died or never received the response. They are deleted after a day (SYNC-137,
 * SYNC-287).
 */
export interface LateItems {
  /** Call when a tab starts a call that `fault` will affect. */
  recordCall(exchange: number, label: string, tab: string, fault: Fault): void;
  recordServed(simulation: Simulation, exchange: number): void;
  recordTabDeath(tab: string | undefined, nowMs: number): void;
  /** Lets a day pass if there are late items. Returns the IDs of drafts that may stay because they are newer. */
  advanceDay(simulation: Simulation): Promise<readonly string[]>;
}

export function createLateItems(): LateItems {
  const pendingCalls = new Map<
    number,
    { readonly tab: string; readonly isHeardOf: boolean; readonly brings: FindCreatedItems }
  >();
  const createdItems = new Map<string, { readonly tab: string; readonly atMs: number }>();
  const orphans = new Set<string>();
  const leftDrafts = (simulation: Simulation): Item[] =>
    listDrafts(simulation).filter(
      (item) => orphans.has(item.id) && isUnclaimed(item) && findSubmission(simulation, item),
    );
  const leftFolders = (simulation: Simulation): Item[] =>
    listFolders(simulation).filter((item) => orphans.has(item.id) && item.children.size === 0);
  return {
    recordCall(exchange, label, tab, fault) {
      const findCreated = getFindCreatedItems(label);
      if (findCreated) pendingCalls.set(exchange, { tab, isHeardOf: isCreationKnown(fault), brings: findCreated });
    },
    recordServed(simulation, exchange) {
      const call = pendingCalls.get(exchange);
      if (!call) return;
      const atMs = simulation.scheduler.nowMs;
      for (const { id } of call.brings(simulation)) {
        if (createdItems.has(id)) continue;
        createdItems.set(id, { tab: call.tab, atMs });
        if (!call.isHeardOf) orphans.add(id);
      }
    },
    recordTabDeath(tab, nowMs) {
      for (const [id, one] of createdItems) if (one.tab === tab && nowMs - one.atMs < maxDelayMs) orphans.add(id);
    },
    async advanceDay(simulation) {
      if (leftDrafts(simulation).length + leftFolders(simulation).length === 0) return [];
      await simulation.runUntilSettled(sweepNextDay(simulation));
      return leftDrafts(simulation)
        .filter((item) => isNewer(simulation, item))
        .map(({ id }) => id);
    },
  };
}

/** Returns the items that one kind of call creates. */
type FindCreatedItems = (simulation: Simulation) => readonly Item[];

function getFindCreatedItems(label: string): FindCreatedItems | undefined {
  if (label.startsWith('PUT') && label.includes(fileNames.responseDraft)) return listDrafts;
  return label.startsWith('POST') && label.endsWith('/children') ? listFolders : undefined;
}

/**
 * Returns whether the tab learns that its call has created something. A call that is delivered twice gets the error
 * that the name is taken.
 */
function isCreationKnown(fault: Fault): boolean {
  if (fault === 'reply lost' || fault === 'delivered twice') return false;
  return typeof fault !== 'object' || !fault.isCarriedOut;
}

async function sweepNextDay(simulation: Simulation): Promise<void> {
  const context = await simulation.openTab('next day', { laterMs: nextDayOffsetMs }).openContext();
  const epoch = await acquireLease(context.database);
  const run: PushRun = { ...context, epoch, retries: createRetryTimes(context.ports.clock) };
  await sweepStrays(run);
  await sweepDiscarded(run);
}

function listFolders({ graph }: Simulation): Item[] {
  return [...graph.state.items.values()].filter((item) => !item.isDeleted && item.isFolder);
}

function listDrafts({ graph }: Simulation): Item[] {
  return [...graph.state.items.values()].filter((item) => !item.isDeleted && item.name === fileNames.responseDraft);
}

function isUnclaimed(item: Item): boolean {
  return getFields(item).tfItemType === undefined && getFields(item).tfResponseId === undefined;
}

function findSubmission({ graph }: Simulation, draft: Item): Item | undefined {
  const { id } = parseItem(draft);
  return listFolderFiles(graph, draft).find(
    (item) => getFields(item).tfItemType === 'submission' && getFields(item).tfResponseId === id,
  );
}

/** Returns whether a draft is newer than its submission by the wall clock, which may have changed between the two. */
function isNewer(simulation: Simulation, draft: Item): boolean {
  const submission = findSubmission(simulation, draft);
  return (
    submission !== undefined && Date.parse(parseItem(draft).timestamp) > Date.parse(parseItem(submission).timestamp)
  );
}

function parseItem(item: Item): { readonly id: string; readonly timestamp: string } {
  return JSON.parse(new TextDecoder().decode(item.current.bytes));
}
