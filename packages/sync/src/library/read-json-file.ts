import { type DriveItem, findDownloadUrl, type GraphClient } from '@tideform/graph';
import type { z } from 'zod/mini';
import { FailureError } from '../failures/failure-error.ts';

/** Thrown when a file was loaded completely but its content is invalid. Loading it again has the same result. */
export class UnreadableFileError extends FailureError<'unexpected-content' | 'not-json'> {
  override readonly name = 'UnreadableFile';
}

/**
 * Reads and validates a JSON file of the library, which any user with access may have written. Returns the parsed
 * content with its key order and with properties that `schema` doesn't know.
 *
 * @throws UnreadableFileError with the file's name and the path of the first error; FailureError `no-content`
 */
export async function readJsonFile<Schema extends z.ZodMiniType>(
  graph: Pick<GraphClient, 'call' | 'batchGet' | 'download'>,
  driveId: string,
  item: DriveItem,
  schema: Schema,
  signal?: AbortSignal,
): Promise<z.output<Schema>> {
  const address =
    item['@microsoft.graph.downloadUrl'] ?? (await findDownloadUrl(graph, { driveId, itemId: item.id }, signal));
  if (!address) throw new FailureError('no-content', { file: item.name });
  const content = await graph.download(address, signal);
  return parseJsonFile(item.name, await content.text(), schema);
}

/** Parses `text` and validates it with `schema`. */
export function parseJsonFile<Schema extends z.ZodMiniType>(
  name: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const value = parseJson(name, text);
  const check = validateJson(name, value, schema);
  if (check.success) return value as z.output<Schema>;
  const issue = check.error.issues[0];
  const place = issue?.path.join('.') || 'content';
  throw new UnreadableFileError('unexpected-content', { file: name, place }, { cause: check.error });
}

/** Validates a value. Validation may overflow the stack, for example for 20,000 nested arrays. */
function validateJson<Schema extends z.ZodMiniType>(name: string, value: unknown, schema: Schema) {
  try {
    return schema.safeParse(value);
  } catch (error) {
    throw new UnreadableFileError('unexpected-content', { file: name, place: 'content' }, { cause: error });
  }
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableFileError('not-json', { file: name }, { cause: error });
  }
}
