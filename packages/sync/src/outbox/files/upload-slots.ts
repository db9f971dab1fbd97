import type { GraphClient } from '@tideform/graph';

/** Uploads of files at once, whatever the number of responses they belong to. */
const uploadsAtOnce = 4;

interface Slots {
  free: number;
  readonly waiting: (() => void)[];
}

const slotsOf = new WeakMap<GraphClient, Slots>();

/** Runs an upload when one of the four slots of this connection to Graph is free. */
export async function inUploadSlot<Result>(graph: GraphClient, upload: () => Promise<Result>): Promise<Result> {
  const slots = slotsOf.get(graph) ?? { free: uploadsAtOnce, waiting: [] };
  slotsOf.set(graph, slots);
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
