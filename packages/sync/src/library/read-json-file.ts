import { type DriveItem, downloadAddress, type GraphClient } from '@tideform/graph';
import type { z } from 'zod/mini';
import { Failed } from '../failures/failed.ts';

/** The file came whole, and its content does not count. Reading it again changes nothing. */
export class UnreadableFile extends Failed<'unexpected-content' | 'not-json'> {
  override readonly name = 'UnreadableFile';
}

/**
 * Reads a JSON file of the library. What lies there was written by anybody with access: it counts only once `schema`
 * accepts it. The answer is what was read, with its order of keys and the properties that `schema` does not know.
 *
 * @throws UnreadableFile that names the file and the first place that is wrong with it; Failed `no-content`.
 */
export async function readJsonFile<Schema extends z.ZodMiniType>(
  graph: Pick<GraphClient, 'call' | 'batchGet' | 'download'>,
  driveId: string,
  item: DriveItem,
  schema: Schema,
  signal?: AbortSignal,
): Promise<z.output<Schema>> {
  const address =
    item['@microsoft.graph.downloadUrl'] ?? (await downloadAddress(graph, { driveId, itemId: item.id }, signal));
  if (!address) throw new Failed('no-content', { file: item.name });
  const content = await graph.download(address, signal);
  return checkedJson(item.name, await content.text(), schema);
}

/** Parses `text` and refuses what `schema` does not accept. */
export function checkedJson<Schema extends z.ZodMiniType>(
  name: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const value = parse(name, text);
  const check = checked(name, value, schema);
  if (check.success) return value as z.output<Schema>;
  const issue = check.error.issues[0];
  const place = issue?.path.join('.') || 'content';
  throw new UnreadableFile('unexpected-content', { file: name, place }, { cause: check.error });
}

/** A check may give up: JSON of 20,000 arrays in each other is deeper than any stack. */
function checked<Schema extends z.ZodMiniType>(name: string, value: unknown, schema: Schema) {
  try {
    return schema.safeParse(value);
  } catch (error) {
    throw new UnreadableFile('unexpected-content', { file: name, place: 'content' }, { cause: error });
  }
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile('not-json', { file: name }, { cause: error });
  }
}
