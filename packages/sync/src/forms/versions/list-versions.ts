import { type GraphClient, GraphError, type ListItemVersion, operations } from '@tideform/graph';
import { z } from 'zod/mini';
import type { SyncContext } from '../../context.ts';
import { FailureError } from '../../failures/failure-error.ts';
import { fileNames } from '../../library/layout.ts';
import { readJsonVersion } from '../../library/read-json-version.ts';
import { formPublishedFile } from '../../library/stored-files.ts';
import type { FormVersionPage } from '../form-service.ts';
import { type FormVersion, findPublishedForm, type PublishedFormLocation } from './form-version.ts';

const versionsPerPage = 5;
/**
 * Page size of the Graph request. Changes of titles and columns also create file versions, so it is larger than
 * `versionsPerPage`.
 */
const rowsPerRequest = 20;

/**
 * Position in the version history: row `row` of the page at `link`, where the version has the ID `at`. `bare` is set
 * when versions don't include our hidden columns.
 */
const cursorShape = z.object({
  link: z.optional(z.string()),
  row: z.int().check(z.nonnegative()),
  at: z.optional(z.string()),
  bare: z.optional(z.literal(1)),
});
type Cursor = z.infer<typeof cursorShape>;

/**
 * Lists the published versions of a form, newest first, 5 per page; empty for a form that was never published. File
 * versions that only changed columns are skipped. Where versions don't include our columns, the version number is read
 * from the file's content and the comment from the check-in.
 *
 * @throws 'Invalid form: {id}', GraphError
 */
export async function listVersions(
  context: SyncContext,
  formId: string,
  more?: string,
  signal?: AbortSignal,
): Promise<FormVersionPage> {
  const publishedForm = await findPublishedForm(context, formId);
  if (!publishedForm) return { versions: [] };
  const start: Cursor = more === undefined ? { row: 0 } : cursorShape.parse(JSON.parse(more));
  const versions: FormVersion[] = [];
  let publication: ListItemVersion | undefined;
  for await (const { row, cursor } of iterateVersions(context, publishedForm, start, signal)) {
    if (publication && !isSamePublication(publication, row)) {
      versions.push(...toFormVersions(publication));
      if (versions.length === versionsPerPage) return { versions, more: JSON.stringify(cursor) };
    }
    // NOTE: rows are sorted newest first, and the oldest row of a publication is its check-in.
    publication = row;
  }
  if (publication) versions.push(...toFormVersions(publication));
  return { versions };
}

async function* iterateVersions(
  { ports: { graph } }: SyncContext,
  { driveId, published }: PublishedFormLocation,
  start: Cursor,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ readonly row: ListItemVersion; readonly cursor: Cursor }> {
  const ids = { select: ['id'] };
  const calling = signal && { signal };
  const publishedForm = { driveId, itemId: published.driveItemId };
  const { id: listItemId } = await graph.call(operations.getItemListItem, publishedForm, { query: ids, ...calling });
  const query = { expand: 'fields($select=tfFormVersion,tfVersionComment,_CheckinComment)', top: rowsPerRequest };
  /**
   * The last version that was reached, whether it was already returned, and whether the listing restarted and still
   * searches for it.
   */
  let reached = { at: start.at, isReturned: false };
  let isSearching = false;
  for (let { link, row: first, bare } = start; ; first = 0) {
    const options = { query, ...(link && { link }), ...calling };
    const page = await graph
      .page(operations.listListItemVersions, { driveId, listItemId }, options)
      .catch((error: unknown) => {
        if (!isLinkExpired(error, link) || reached.at === undefined || isSearching) throw error;
        return undefined;
      });
    if (!page) {
      isSearching = true;
      link = undefined;
      continue;
    }
    if (link === undefined && page.rows.every(lacksColumns)) bare = 1;
    for (const [row, entry] of page.rows.entries()) {
      const isReached = isSearching && entry.id === reached.at;
      if (isReached) isSearching = false;
      if (row < first || isSearching || (isReached && reached.isReturned)) continue;
      reached = { at: entry.id, isReturned: true };
      const filled = bare ? await withVersionNumber(graph, publishedForm, entry, signal) : entry;
      yield { row: filled, cursor: { ...(link && { link }), row, at: entry.id, ...(bare && { bare }) } };
    }
    if (!page.nextLink) return;
    link = page.nextLink;
  }
}

/** Returns whether a next-page link has expired. */
function isLinkExpired(error: unknown, link: string | undefined): boolean {
  return link !== undefined && error instanceof GraphError && [400, 404, 410].includes(error.status);
}

function lacksColumns({ fields }: ListItemVersion): boolean {
  return fields?.tfFormVersion === undefined && fields?.tfVersionComment === undefined;
}

/** Adds the version number from the file's content. A version that can't be read isn't a publication. */
async function withVersionNumber(
  graph: GraphClient,
  publishedForm: { readonly driveId: string; readonly itemId: string },
  version: ListItemVersion,
  signal: AbortSignal | undefined,
): Promise<ListItemVersion> {
  const file = { name: fileNames.formPublished, shape: formPublishedFile };
  try {
    const { version: number } = await readJsonVersion(graph, { ...publishedForm, versionId: version.id }, file, signal);
    const fields = { _CheckinComment: `v${number}: `, ...version.fields, tfFormVersion: number };
    return { ...version, fields };
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return version;
  }
}

function isSamePublication(one: ListItemVersion, other: ListItemVersion): boolean {
  return one.fields?.tfFormVersion === other.fields?.tfFormVersion;
}

/**
 * Converts a file version to a published version, if it was checked in with 'v{n}: …' according to our own column or
 * else the service's comment; otherwise returns an empty array.
 */
function toFormVersions({ id, fields, lastModifiedBy, lastModifiedDateTime }: ListItemVersion): FormVersion[] {
  const version = fields?.tfFormVersion;
  const written = /^v(\d+):\s?(.*)$/s.exec(String(fields?.tfVersionComment ?? fields?._CheckinComment ?? ''));
  if (typeof version !== 'number' || !written) return [];
  // The service repeats its newest comment on every version, so a comment with another number doesn't belong to this
  // version.
  const comment = Number(written[1]) === version ? (written[2] ?? '') : '';
  const by = lastModifiedBy?.user?.displayName ?? '';
  return [{ id, version, comment, lastModifiedBy: by, lastModifiedDateTime: lastModifiedDateTime ?? '' }];
}
