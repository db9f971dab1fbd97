import type { Item } from '@tideform/graph/testing';
import { takeLease } from '../../database/lease.ts';
import { fileNames } from '../../library/layout.ts';
import { createRetryTimes } from '../../outbox/back-off.ts';
import { sweepStrays } from '../../outbox/sweep-strays.ts';
import type { Fault } from '../simulated-network.ts';
import type { World } from '../simulated-world.ts';
import { fieldsOf, filesBeside } from '../submit-oracle.ts';

/** More than the clock on the wall is ever off, and a day. */
const laterMs = 3 * 365 * 86_400_000;

/** A tab that still lives by then has taken its draft away: it may have slept meanwhile, and was refused some times. */
const patienceMs = 60_000;

/**
 * Drafts that a former leader brought beside the submission that they became, and did not take away again because it died
 * just then, or never heard that it had brought them. Nobody else knows of them; they go after a day (SYNC-137).
 */
export interface LateDrafts {
  /** A tab begins a call, to which `fault` will happen. */
  sends(exchange: number, label: string, tab: string, fault: Fault): void;
  served(world: World, exchange: number): void;
  died(tab: string | undefined, nowMs: number): void;
  /** Where there are such drafts, lets a day pass. Answers the ids of those that may stay then: they are newer. */
  nextDay(world: World): Promise<readonly string[]>;
}

export function createLateDrafts(): LateDrafts {
  const onTheirWay = new Map<number, { readonly tab: string; readonly isHeardOf: boolean }>();
  const brought = new Map<string, { readonly tab: string; readonly atMs: number }>();
  const orphans = new Set<string>();
  const left = (world: World): Item[] =>
    draftsIn(world).filter((item) => orphans.has(item.id) && isUnclaimed(item) && submissionOf(world, item));
  return {
    sends(exchange, label, tab, fault) {
      if (!label.startsWith('PUT') || !label.includes(fileNames.responseDraft)) return;
      onTheirWay.set(exchange, { tab, isHeardOf: isHeardOf(fault) });
    },
    served(world, exchange) {
      const call = onTheirWay.get(exchange);
      if (!call) return;
      const atMs = world.scheduler.nowMs;
      for (const { id } of draftsIn(world)) {
        if (brought.has(id)) continue;
        brought.set(id, { tab: call.tab, atMs });
        if (!call.isHeardOf) orphans.add(id);
      }
    },
    died(tab, nowMs) {
      for (const [id, one] of brought) if (one.tab === tab && nowMs - one.atMs < patienceMs) orphans.add(id);
    },
    async nextDay(world) {
      if (left(world).length === 0) return [];
      await world.until(sweepLater(world));
      return left(world)
        .filter((item) => isNewer(world, item))
        .map(({ id }) => id);
    },
  };
}

/** Does the tab hear that its call has brought something? One that comes twice is answered that the name is taken. */
function isHeardOf(fault: Fault): boolean {
  if (fault === 'reply lost' || fault === 'delivered twice') return false;
  return typeof fault !== 'object' || !fault.isCarriedOut;
}

async function sweepLater(world: World): Promise<void> {
  const context = await world.openTab('next day', { wallClockOffMs: () => laterMs }).openContext();
  const epoch = await takeLease(context.database);
  await sweepStrays({ ...context, epoch, retries: createRetryTimes(context.ports.clock) });
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

/** By the clock on the wall, which may have jumped between the two. */
function isNewer(world: World, draft: Item): boolean {
  const submission = submissionOf(world, draft);
  return submission !== undefined && Date.parse(read(draft).timestamp) > Date.parse(read(submission).timestamp);
}

function read(item: Item): { readonly id: string; readonly timestamp: string } {
  return JSON.parse(new TextDecoder().decode(item.current.bytes));
}
