import { type GraphClient, GraphError, type ListItemVersion, operations } from '@tideform/graph';
import { z } from 'zod/mini';
import type { SyncContext } from '../../context.ts';
import { Failed } from '../../failures/failed.ts';
import { fileNames } from '../../library/layout.ts';
import { readJsonVersion } from '../../library/read-json-version.ts';
import { formPublishedFile } from '../../library/stored-files.ts';
import type { FormVersionPage } from '../form-service.ts';
import { type FormVersion, type PublishedPlace, publishedPlace } from './form-version.ts';

const pageSize = 5;
/** Rows of one answer of Graph. Changes of titles and columns make rows too, so it takes more than `pageSize`. */
const rowsAtOnce = 20;

/**
 * Where to go on: so many rows into the page that `link` leads to, which begins with the version `at` there. `bare`: versions don't show
 * our hidden columns.
 */
const cursorShape = z.object({
  link: z.optional(z.string()),
  row: z.int().check(z.nonnegative()),
  at: z.optional(z.string()),
  bare: z.optional(z.literal(1)),
});
type Cursor = z.infer<typeof cursorShape>;

/**
 * Publications of a form, newest first, 5 a page; none for a draft. What changed the file's columns alone is no version. Where versions
 * don't show our columns, the files say which publication they are, and the check-in what was said about it.
 *
 * @throws 'Invalid form: {id}', GraphError
 */
export async function listVersions(
  context: SyncContext,
  formId: string,
  more?: string,
  signal?: AbortSignal,
): Promise<FormVersionPage> {
  const place = await publishedPlace(context, formId);
  if (!place) return { versions: [] };
  const start: Cursor = more === undefined ? { row: 0 } : cursorShape.parse(JSON.parse(more));
  const versions: FormVersion[] = [];
  let publication: ListItemVersion | undefined;
  for await (const { row, cursor } of rowsFrom(context, place, start, signal)) {
    if (publication && !isSamePublication(publication, row)) {
      versions.push(...versionOf(publication));
      if (versions.length === pageSize) return { versions, more: JSON.stringify(cursor) };
    }
    // NOTE: rows come newest first, and the oldest of a publication's rows is its check-in.
    publication = row;
  }
  if (publication) versions.push(...versionOf(publication));
  return { versions };
}

async function* rowsFrom(
  { ports: { graph } }: SyncContext,
  { driveId, published }: PublishedPlace,
  start: Cursor,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ readonly row: ListItemVersion; readonly cursor: Cursor }> {
  const ids = { select: ['id'] };
  const calling = signal && { signal };
  const place = { driveId, itemId: published.driveItemId };
  const { id: listItemId } = await graph.call(operations.getItemListItem, place, { query: ids, ...calling });
  const query = { expand: 'fields($select=tfFormVersion,tfVersionComment,_CheckinComment)', top: rowsAtOnce };
  /** The version to go on with, or behind which to go on, and whether it is looked for from the beginning. */
  let reached = { at: start.at, isGiven: false };
  let isSought = false;
  for (let { link, row: first, bare } = start; ; first = 0) {
    const options = { query, ...(link && { link }), ...calling };
    const page = await graph
      .page(operations.listListItemVersions, { driveId, listItemId }, options)
      .catch((error: unknown) => {
        if (!isGone(error, link) || reached.at === undefined || isSought) throw error;
        return undefined;
      });
    if (!page) {
      isSought = true;
      link = undefined;
      continue;
    }
    if (link === undefined && page.rows.every(isBare)) bare = 1;
    for (const [row, entry] of page.rows.entries()) {
      const isReached = isSought && entry.id === reached.at;
      if (isReached) isSought = false;
      if (row < first || isSought || (isReached && reached.isGiven)) continue;
      reached = { at: entry.id, isGiven: true };
      const filled = bare ? await withNumber(graph, place, entry, signal) : entry;
      yield { row: filled, cursor: { ...(link && { link }), row, at: entry.id, ...(bare && { bare }) } };
    }
    if (!page.nextLink) return;
    link = page.nextLink;
  }
}

/** Addresses of next pages don't last. */
function isGone(error: unknown, link: string | undefined): boolean {
  return link !== undefined && error instanceof GraphError && [400, 404, 410].includes(error.status);
}

function isBare({ fields }: ListItemVersion): boolean {
  return fields?.tfFormVersion === undefined && fields?.tfVersionComment === undefined;
}

/** A version with the number that its file has. One that can't be read is no publication. */
async function withNumber(
  graph: GraphClient,
  place: { readonly driveId: string; readonly itemId: string },
  version: ListItemVersion,
  signal: AbortSignal | undefined,
): Promise<ListItemVersion> {
  const file = { name: fileNames.formPublished, shape: formPublishedFile };
  try {
    const { version: number } = await readJsonVersion(graph, { ...place, versionId: version.id }, file, signal);
    const fields = { _CheckinComment: `v${number}: `, ...version.fields, tfFormVersion: number };
    return { ...version, fields };
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return version;
  }
}

function isSamePublication(one: ListItemVersion, other: ListItemVersion): boolean {
  return one.fields?.tfFormVersion === other.fields?.tfFormVersion;
}

/** Only what was checked in with 'v{n}: …' is a version: our own column says so, else the service's comment. */
function versionOf({ id, fields, lastModifiedBy, lastModifiedDateTime }: ListItemVersion): FormVersion[] {
  const version = fields?.tfFormVersion;
  const written = /^v(\d+):\s?(.*)$/s.exec(String(fields?.tfVersionComment ?? fields?._CheckinComment ?? ''));
  if (typeof version !== 'number' || !written) return [];
  // The service repeats its newest comment on every version: that of another number says nothing about this one.
  const comment = Number(written[1]) === version ? (written[2] ?? '') : '';
  const by = lastModifiedBy?.user?.displayName ?? '';
  return [{ id, version, comment, lastModifiedBy: by, lastModifiedDateTime: lastModifiedDateTime ?? '' }];
}
