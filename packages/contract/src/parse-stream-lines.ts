import { z } from 'zod/mini';
import { ServerOutage } from './errors.ts';
import type { ApiOperation } from './operation.ts';
import { problem } from './problem.ts';

export const streamContentType = 'application/x-ndjson';

/**
 * A line of a streamed response: a value, an error, or the end marker. A response that ends without an error or an end
 * marker was cut off.
 */
export const streamLine = z.union([
  z.strictObject({ value: z.unknown() }),
  z.strictObject({ problem }),
  z.strictObject({ end: z.literal(true) }),
]);

export type StreamLine = z.output<typeof streamLine>;

/**
 * Reads a streamed response line by line. @throws `ServerOutage` if it is cut off, isn't from this server, or contains
 * an error
 */
export async function* parseStreamLines(operation: ApiOperation, response: Response): AsyncGenerator<unknown> {
  const { name, output } = operation;
  for await (const text of splitLines(name, response)) {
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

async function* splitLines(name: string, response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
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
    // The consumer stopped early, so the rest isn't needed.
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
