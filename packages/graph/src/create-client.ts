import { checkLink, fillPath, labelOf } from './address.ts';
import { batchGet } from './batch-get.ts';
import type { CallOptions, GraphClient, GraphPage, GraphPorts, GraphReply } from './client.ts';
import { GraphError } from './errors.ts';
import { formatQuery } from './odata/query.ts';
import type { GraphOperation } from './operation.ts';
import { readBlob, readBody, readJson, readRefusal } from './read-reply.ts';
import { uploadProgress } from './resources/upload-session.ts';
import { rowsOf } from './rows-of.ts';
import { createTransport, type TransportRequest } from './transport.ts';

/** How often a call is repeated that names what was made a moment ago, and the first wait; the others double. */
const MAX_REPEATS_OF_NEW = 3;
const FIRST_WAIT_FOR_NEW_MS = 500;

/** A client of Microsoft Graph, or of anything that speaks its language at `ports.baseUrl`. */
export function createGraphClient(ports: GraphPorts): GraphClient {
  const transport = createTransport(ports);

  async function sendTo<Params extends string, Body, Reply>(
    url: string,
    operation: GraphOperation<Params, Body, Reply>,
    options: CallOptions<Body>,
  ): Promise<GraphReply<Reply>> {
    const label = labelOf(operation.method, url);
    const body = bodyOf(operation, options);
    const response = await transport.send({
      method: operation.method,
      url,
      label,
      headers: headersOf(operation, options),
      body,
      withToken: true,
      isRepeatable: isRepeatable(operation, options.body),
      signal: options.signal,
    });
    if (!operation.statuses.includes(response.status)) throw await readRefusal(response, label, ports.now);
    const reply = (await readBody(operation, response, label)) as Reply;
    return { status: response.status, headers: response.headers, body: reply };
  }

  async function sendToNew<Params extends string, Body, Reply>(
    url: string,
    operation: GraphOperation<Params, Body, Reply>,
    options: CallOptions<Body>,
  ): Promise<GraphReply<Reply>> {
    for (let tries = 0; ; tries++) {
      try {
        return await sendTo(url, operation, options);
      } catch (error) {
        if (!(error instanceof GraphError && error.status === 404) || tries === MAX_REPEATS_OF_NEW) throw error;
      }
      await ports.wait(FIRST_WAIT_FOR_NEW_MS * 2 ** tries, options.signal);
    }
  }

  /** Pre-authenticated addresses are secrets themselves: errors name the host only. */
  async function sendWithoutToken(
    request: Omit<TransportRequest, 'withToken' | 'label' | 'isRepeatable'>,
  ): Promise<Response> {
    const label = labelOf(request.method, new URL(request.url).origin);
    const response = await transport.send({ ...request, label, withToken: false, isRepeatable: true });
    if (!response.ok) throw await readRefusal(response, label, ports.now);
    return response;
  }

  const client: GraphClient = {
    baseUrl: ports.baseUrl,

    async call(operation, params, options) {
      return (await client.send(operation, params, options)).body;
    },

    async send(operation, params, options = {}) {
      const url = ports.baseUrl + fillPath(operation, params) + formatQuery(options.query);
      return options.isNew ? sendToNew(url, operation, options) : sendTo(url, operation, options);
    },

    async page(operation, params, options = {}) {
      const { body } =
        options.link === undefined
          ? await client.send(operation, params, options)
          : await sendTo(checkLink(ports.baseUrl, options.link), operation, options);
      return pageOf(body);
    },

    async *rows(operation, params, options) {
      yield* rowsOf((link) => client.page(operation, params, { ...options, ...(link !== undefined && { link }) }));
    },

    async download(downloadUrl, signal) {
      const response = await sendWithoutToken({ method: 'GET', url: downloadUrl, headers: {}, signal });
      return readBlob(response, labelOf('GET', new URL(downloadUrl).origin));
    },

    async downloadStart(downloadUrl, mostBytes, signal) {
      const headers = { Range: `bytes=0-${mostBytes - 1}` };
      const response = await sendWithoutToken({ method: 'GET', url: downloadUrl, headers, signal });
      return readStart(response, mostBytes);
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
      const body = await readJson(response, labelOf('PUT', new URL(uploadUrl).origin));
      return { status: response.status, headers: response.headers, body };
    },

    async uploadProgress(uploadUrl, signal) {
      const response = await sendWithoutToken({ method: 'GET', url: uploadUrl, headers: {}, signal });
      return uploadProgress.parse(await readJson(response, labelOf('GET', new URL(uploadUrl).origin)));
    },

    async cancelUpload(uploadUrl, signal) {
      const gone = (error: unknown) => {
        if (!(error instanceof GraphError) || (error.status !== 404 && error.status !== 410)) throw error;
      };
      await sendWithoutToken({ method: 'DELETE', url: uploadUrl, headers: {}, signal }).catch(gone);
    },

    batchGet(paths, signal) {
      const { random, now } = ports;
      return batchGet(client, { pauseFor: transport.pauseFor, random, now }, paths, signal);
    },
  };
  return client;
}

/** The first bytes of a body; the rest is not read. */
async function readStart({ body }: Response, mostBytes: number): Promise<Uint8Array> {
  const start = new Uint8Array(mostBytes);
  let length = 0;
  for await (const chunk of body ?? []) {
    start.set(chunk.subarray(0, mostBytes - length), length);
    length = Math.min(mostBytes, length + chunk.length);
    if (length === mostBytes) break;
  }
  return start.subarray(0, length);
}

/** A child that is renamed where its name is taken would be there twice. */
function isRepeatable({ method, isRepeatable: isHarmless = false }: GraphOperation, body: unknown): boolean {
  if (method !== 'POST') return true;
  return isHarmless && Object(body)['@microsoft.graph.conflictBehavior'] !== 'rename';
}

function headersOf(operation: GraphOperation, options: CallOptions<unknown>): Record<string, string> {
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

function bodyOf(operation: GraphOperation, options: CallOptions<unknown>): BodyInit | undefined {
  if (operation.body === undefined) return undefined;
  if (operation.body === 'bytes') return (options.bytes ?? new Uint8Array()) as BodyInit;
  return JSON.stringify(options.body);
}

/** A collection's reply as a page. */
export function pageOf<Row>(body: {
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
