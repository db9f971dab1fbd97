import { z } from 'zod/mini';
import { ServerOutage } from './errors.ts';
import type { ApiOperation } from './operation.ts';
import { problem } from './problem.ts';

export const streamContentType = 'application/x-ndjson';

/**
 * A line of a streamed reply: a value, why there are no more of them, or that all were there. A reply that ends without
 * its last line was cut.
 */
export const streamLine = z.union([
  z.strictObject({ value: z.unknown() }),
  z.strictObject({ problem }),
  z.strictObject({ end: z.literal(true) }),
]);

export type StreamLine = z.output<typeof streamLine>;

/** Reads a streamed reply as it comes. @throws `ServerOutage` when it is cut, is not ours, or the server gives up */
export async function* readLines(operation: ApiOperation, reply: Response): AsyncGenerator<unknown> {
  const { name, output } = operation;
  for await (const text of linesOf(name, reply)) {
    const line = streamLine.safeParse(parseJson(text)).data;
    if (!line) throw new ServerOutage('not-ours', name);
    if ('end' in line) return;
    if ('problem' in line) throw new ServerOutage('server-error', name, { cause: new Error(line.problem.code) });
    const value = output.safeParse(line.value);
    if (!value.success) throw new ServerOutage('not-ours', name);
    yield value.data;
  }
  throw new ServerOutage('network', name);
}

async function* linesOf(name: string, reply: Response): AsyncGenerator<string> {
  if (!reply.body) return;
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new ServerOutage('network', name, { cause });
      });
      const lines = (rest + (value ?? '')).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
      if (done) return;
    }
  } finally {
    // Whoever stops reading wants no more of it.
    await reader.cancel().catch(() => {});
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
