import type { Item } from '@tideform/graph/testing';
import { acquireLease } from '../../database/lease.ts';
import { fileNames } from '../../library/layout.ts';
import type { PushRun } from '../../outbox/push-run.ts';
import { sweepDiscarded } from '../../outbox/sweep-discarded.ts';
import { sweepStrays } from '../../outbox/sweep-strays.ts';
import { createRetryTimes } from '../../retries/back-off.ts';
import type { Fault } from '../simulated-network.ts';
import type { World } from '../simulated-world.ts';
import { fieldsOf, filesBeside } from '../submit-oracle.ts';

/** More than the maximum offset of the wall clock, plus a day. */
const laterMs = 3 * 365 * 86_400_000;

/** Time within which a living tab deletes a late item itself, even if the tab was frozen or refused several times. */
const patienceMs = 60_000;

/**
 * Late items: drafts that a former leader sent next to their submission, and folders that it created for discarded
 * drafts, without deleting them because it died or never received the response. They are deleted after a day (SYNC-137,
 * SYNC-287).
 */
export interface LateItems {
  /** Call when a tab starts a call that `fault` will affect. */
  sends(exchange: number, label: string, tab: string, fault: Fault): void;
  served(world: World, exchange: number): void;
  died(tab: string | undefined, nowMs: number): void;
  /** Lets a day pass if there are late items. Returns the IDs of drafts that may stay because they are newer. */
  nextDay(world: World): Promise<readonly string[]>;
}

export function createLateItems(): LateItems {
  const onTheirWay = new Map<number, { readonly tab: string; readonly isHeardOf: boolean; readonly brings: Brings }>();
  const brought = new Map<string, { readonly tab: string; readonly atMs: number }>();
  const orphans = new Set<string>();
  const leftDrafts = (world: World): Item[] =>
    draftsIn(world).filter((item) => orphans.has(item.id) && isUnclaimed(item) && submissionOf(world, item));
  const leftFolders = (world: World): Item[] =>
    foldersIn(world).filter((item) => orphans.has(item.id) && item.children.size === 0);
  return {
    sends(exchange, label, tab, fault) {
      const brings = broughtBy(label);
      if (brings) onTheirWay.set(exchange, { tab, isHeardOf: isHeardOf(fault), brings });
    },
    served(world, exchange) {
      const call = onTheirWay.get(exchange);
      if (!call) return;
      const atMs = world.scheduler.nowMs;
      for (const { id } of call.brings(world)) {
        if (brought.has(id)) continue;
        brought.set(id, { tab: call.tab, atMs });
        if (!call.isHeardOf) orphans.add(id);
      }
    },
    died(tab, nowMs) {
      for (const [id, one] of brought) if (one.tab === tab && nowMs - one.atMs < patienceMs) orphans.add(id);
    },
    async nextDay(world) {
      if (leftDrafts(world).length + leftFolders(world).length === 0) return [];
      await world.until(sweepLater(world));
      return leftDrafts(world)
        .filter((item) => isNewer(world, item))
        .map(({ id }) => id);
    },
  };
}

/** Returns the items that one kind of call creates. */
type Brings = (world: World) => readonly Item[];

function broughtBy(label: string): Brings | undefined {
  if (label.startsWith('PUT') && label.includes(fileNames.responseDraft)) return draftsIn;
  return label.startsWith('POST') && label.endsWith('/children') ? foldersIn : undefined;
}

/**
 * Returns whether the tab learns that its call has created something. A call that is delivered twice gets the error
 * that the name is taken.
 */
function isHeardOf(fault: Fault): boolean {
  if (fault === 'reply lost' || fault === 'delivered twice') return false;
  return typeof fault !== 'object' || !fault.isCarriedOut;
}

async function sweepLater(world: World): Promise<void> {
  const context = await world.openTab('next day', { laterMs }).openContext();
  const epoch = await acquireLease(context.database);
  const run: PushRun = { ...context, epoch, retries: createRetryTimes(context.ports.clock) };
  await sweepStrays(run);
  await sweepDiscarded(run);
}

function foldersIn({ graph }: World): Item[] {
  return [...graph.state.items.values()].filter((item) => !item.isDeleted && item.isFolder);
}

function draftsIn({ graph }: World): Item[] {
  return [...graph.state.items.values()].filter((item) => !item.isDeleted && item.name === fileNames.responseDraft);
}

function isUnclaimed(item: Item): boolean {
  return fieldsOf(item).tfItemType === undefined && fieldsOf(item).tfResponseId === undefined;
}

function submissionOf({ graph }: World, draft: Item): Item | undefined {
  const { id } = read(draft);
  return filesBeside(graph, draft).find(
    (item) => fieldsOf(item).tfItemType === 'submission' && fieldsOf(item).tfResponseId === id,
  );
}

/** Returns whether a draft is newer than its submission by the wall clock, which may have changed between the two. */
function isNewer(world: World, draft: Item): boolean {
  const submission = submissionOf(world, draft);
  return submission !== undefined && Date.parse(read(draft).timestamp) > Date.parse(read(submission).timestamp);
}

function read(item: Item): { readonly id: string; readonly timestamp: string } {
  return JSON.parse(new TextDecoder().decode(item.current.bytes));
}
