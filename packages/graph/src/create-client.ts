import { fillPath, formatRequestLabel, requireLinkBelowBase } from './address.ts';
import { batchGet } from './batch-get.ts';
import type { CallOptions, GraphClient, GraphPage, GraphPorts, GraphResponse } from './client.ts';
import { GraphError } from './errors.ts';
import { formatQuery } from './odata/query.ts';
import type { GraphOperation } from './operation.ts';
import { parseErrorResponse, readBlob, readBody, readJson } from './read-reply.ts';
import { uploadProgress } from './resources/upload-session.ts';
import { createTransport, type TransportRequest } from './transport.ts';

/** Retries of a call whose target was just created, and the first wait in milliseconds; later waits double. */
const MAX_REPEATS_OF_NEW = 3;
const FIRST_WAIT_FOR_NEW_MS = 500;

/** Creates a client for Microsoft Graph, or for a compatible service at `ports.baseUrl`. */
export function createGraphClient(ports: GraphPorts): GraphClient {
  const transport = createTransport(ports);

  async function sendOperation<Params extends string, Body, Reply>(
    url: string,
    operation: GraphOperation<Params, Body, Reply>,
    options: CallOptions<Body>,
  ): Promise<GraphResponse<Reply>> {
    const label = formatRequestLabel(operation.method, url);
    const body = createBody(operation, options);
    const response = await transport.send({
      method: operation.method,
      url,
      label,
      headers: createHeaders(operation, options),
      body,
      withToken: true,
      isRepeatable: isRepeatable(operation, options.body),
      signal: options.signal,
    });
    if (!operation.statuses.includes(response.status)) throw await parseErrorResponse(response, label, ports.now);
    const reply = (await readBody(operation, response, label)) as Reply;
    return { status: response.status, headers: response.headers, body: reply };
  }

  async function sendToNewTarget<Params extends string, Body, Reply>(
    url: string,
    operation: GraphOperation<Params, Body, Reply>,
    options: CallOptions<Body>,
  ): Promise<GraphResponse<Reply>> {
    for (let retries = 0; ; retries++) {
      try {
        return await sendOperation(url, operation, options);
      } catch (error) {
        if (!(error instanceof GraphError && error.status === 404) || retries === MAX_REPEATS_OF_NEW) throw error;
      }
      await ports.wait(FIRST_WAIT_FOR_NEW_MS * 2 ** retries, options.signal);
    }
  }

  /** Sends a request to a pre-authenticated URL. Such URLs are secrets, so errors contain only the host. */
  async function sendWithoutToken(
    request: Omit<TransportRequest, 'withToken' | 'label' | 'isRepeatable'>,
  ): Promise<Response> {
    const label = formatRequestLabel(request.method, new URL(request.url).origin);
    const response = await transport.send({ ...request, label, withToken: false, isRepeatable: true });
    if (!response.ok) throw await parseErrorResponse(response, label, ports.now);
    return response;
  }

  const client: GraphClient = {
    baseUrl: ports.baseUrl,

    async call(operation, params, options) {
      return (await client.send(operation, params, options)).body;
    },

    async send(operation, params, options = {}) {
      const url = ports.baseUrl + fillPath(operation, params) + formatQuery(options.query);
      return options.isTargetNew ? sendToNewTarget(url, operation, options) : sendOperation(url, operation, options);
    },

    async page(operation, params, options = {}) {
      const { body } =
        options.link === undefined
          ? await client.send(operation, params, options)
          : await sendOperation(requireLinkBelowBase(ports.baseUrl, options.link), operation, options);
      return toPage(body);
    },

    async *rows(operation, params, options) {
      yield* iterateRows((link) => client.page(operation, params, { ...options, ...(link !== undefined && { link }) }));
    },

    async download(downloadUrl, signal) {
      const response = await sendWithoutToken({ method: 'GET', url: downloadUrl, headers: {}, signal });
      return readBlob(response, formatRequestLabel('GET', new URL(downloadUrl).origin));
    },

    async downloadStart(downloadUrl, maxBytes, signal) {
      const headers = { Range: `bytes=0-${maxBytes - 1}` };
      const response = await sendWithoutToken({ method: 'GET', url: downloadUrl, headers, signal });
      return readFirstBytes(response, maxBytes);
    },

    async uploadRange(uploadUrl, { firstByte, bytes, totalBytes }, signal) {
      const lastByte = firstByte + (bytes instanceof Blob ? bytes.size : bytes.length) - 1;
      const headers = {
        'Content-Range': `bytes ${firstByte}-${lastByte}/${totalBytes}`,
        'Content-Type': 'application/octet-stream',
      };
      const response = await sendWithoutToken({
        method: 'PUT',
        url: uploadUrl,
        headers,
        body: bytes as BodyInit,
        signal,
      });
      const body = await readJson(response, formatRequestLabel('PUT', new URL(uploadUrl).origin));
      return { status: response.status, headers: response.headers, body };
    },

    async uploadProgress(uploadUrl, signal) {
      const response = await sendWithoutToken({ method: 'GET', url: uploadUrl, headers: {}, signal });
      return uploadProgress.parse(await readJson(response, formatRequestLabel('GET', new URL(uploadUrl).origin)));
    },

    async cancelUpload(uploadUrl, signal) {
      const endedStatuses = (error: unknown) => {
        if (!(error instanceof GraphError) || (error.status !== 404 && error.status !== 410)) throw error;
      };
      await sendWithoutToken({ method: 'DELETE', url: uploadUrl, headers: {}, signal }).catch(endedStatuses);
    },

    batchGet(paths, signal) {
      const { random, now } = ports;
      return batchGet(client, { pauseFor: transport.pauseFor, random, now }, paths, signal);
    },
  };
  return client;
}

/** Reads the first bytes of a body and cancels the rest. */
async function readFirstBytes({ body }: Response, mostBytes: number): Promise<Uint8Array> {
  const start = new Uint8Array(mostBytes);
  let length = 0;
  for await (const chunk of body ?? []) {
    start.set(chunk.subarray(0, mostBytes - length), length);
    length = Math.min(mostBytes, length + chunk.length);
    if (length === mostBytes) break;
  }
  return start.subarray(0, length);
}

/** Whether a call may be sent twice. Creating a child with `rename` would create it twice. */
function isRepeatable({ method, isRepeatable: isMarkedRepeatable = false }: GraphOperation, body: unknown): boolean {
  if (method !== 'POST') return true;
  return isMarkedRepeatable && Object(body)['@microsoft.graph.conflictBehavior'] !== 'rename';
}

function createHeaders(operation: GraphOperation, options: CallOptions<unknown>): Record<string, string> {
  const { query, ifMatch, contentType } = options;
  const isAdvanced = query?.search !== undefined || query?.count === true;
  const sentType = operation.body === 'bytes' ? (contentType ?? 'application/octet-stream') : 'application/json';
  return {
    ...(operation.reply !== 'bytes' && { Accept: 'application/json' }),
    ...(operation.body !== undefined && { 'Content-Type': sentType }),
    ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    ...(isAdvanced && { ConsistencyLevel: 'eventual' }),
    ...options.headers,
  };
}

function createBody(operation: GraphOperation, options: CallOptions<unknown>): BodyInit | undefined {
  if (operation.body === undefined) return undefined;
  if (operation.body === 'bytes') return (options.bytes ?? new Uint8Array()) as BodyInit;
  return JSON.stringify(options.body);
}

/** Converts a collection's response to a page. */
export function toPage<Row>(body: {
  readonly value: Row[];
  readonly '@odata.nextLink'?: string;
  readonly '@odata.deltaLink'?: string;
  readonly '@odata.count'?: number;
}): GraphPage<Row> {
  const { '@odata.nextLink': nextLink, '@odata.deltaLink': deltaLink, '@odata.count': count } = body;
  return {
    rows: body.value,
    ...(nextLink !== undefined && { nextLink }),
    ...(deltaLink !== undefined && { deltaLink }),
    ...(count !== undefined && { count }),
  };
}

/** Maximum number of times that one listing starts over. */
const MAX_RESTARTS = 3;

/**
 * Iterates over all rows of a collection, page by page. If a next-page URL has expired, the listing starts over and
 * skips rows that were already returned.
 *
 * @param page returns the page at a link, or the first one
 */
export async function* iterateRows<Row>(page: (link?: string) => Promise<GraphPage<Row>>): AsyncGenerator<Row> {
  const returnedIds = new Set<string | undefined>();
  let link: string | undefined;
  for (let restarts = 0; ; ) {
    const currentPage = await page(link).catch((error: unknown) => {
      const mayRestart =
        link !== undefined && isLinkExpired(error) && !returnedIds.has(undefined) && restarts < MAX_RESTARTS;
      if (!mayRestart) throw error;
      return undefined;
    });
    if (!currentPage) {
      restarts += 1;
      link = undefined;
      continue;
    }
    for (const row of currentPage.rows) {
      const id = getRowId(row);
      if (restarts > 0 && returnedIds.has(id)) continue;
      returnedIds.add(id);
      yield row;
    }
    if (currentPage.nextLink === undefined) return;
    link = currentPage.nextLink;
  }
}

/** Returns the ID of a row; `undefined` for rows without an ID, which can't be deduplicated. */
function getRowId(row: unknown): string | undefined {
  const { id } = Object(row) as { readonly id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

function isLinkExpired(error: unknown): boolean {
  return error instanceof GraphError && [400, 404, 410].includes(error.status);
}
