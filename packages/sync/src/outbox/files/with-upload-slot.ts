import type { GraphClient } from '@tideform/graph';

/** Maximum concurrent file uploads, across all responses. */
const maxConcurrentUploads = 4;

interface UploadSlots {
  free: number;
  readonly waiting: (() => void)[];
}

const slotsByClient = new WeakMap<GraphClient, UploadSlots>();

/** Runs an upload when one of the four slots of this Graph client is free. */
export async function withUploadSlot<Result>(graph: GraphClient, upload: () => Promise<Result>): Promise<Result> {
  const slots = slotsByClient.get(graph) ?? { free: maxConcurrentUploads, waiting: [] };
  slotsByClient.set(graph, slots);
  if (slots.free > 0) slots.free -= 1;
  else await new Promise<void>((resolve) => slots.waiting.push(resolve));
  try {
    return await upload();
  } finally {
    const next = slots.waiting.shift();
    if (next) next();
    else slots.free += 1;
  }
}
