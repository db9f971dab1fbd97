import { connect, type Socket } from 'node:net';

/** Raw HTTP request, which may be malformed. */
export interface RawRequest {
  readonly method: string;
  /** Path and query exactly as they are sent. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | undefined;
  /**
   * Whether the announced length is wrong. A server may then close the connection, or wait for bytes that never arrive.
   */
  readonly isBroken: boolean;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a request ended without a response: the server closed the connection, or didn't respond in time. */
export type MissingResponse = 'closed' | 'late';

/** Sends a request on a separate connection. @param deadlineMs time limit for the complete response */
export function sendRaw(port: number, request: RawRequest, deadlineMs: number): Promise<RawResponse | MissingResponse> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const chunks: Buffer[] = [];
    const end = (late: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(parseResponse(Buffer.concat(chunks)) ?? (late ? 'late' : 'closed'));
    };
    const timer = setTimeout(() => end(true), deadlineMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
    writeRequest(socket, request);
  });
}

function writeRequest(socket: Socket, { method, target, headers, body, isBroken }: RawRequest): void {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''];
  socket.write(Buffer.from(lines.join('\r\n'), 'latin1'));
  if (body) socket.write(body);
  // The announced bytes never arrive, so the server must notice the end of the connection.
  if (isBroken) socket.end();
}

function parseResponse(all: Buffer): RawResponse | undefined {
  const split = all.indexOf('\r\n\r\n');
  if (split < 0) return undefined;
  const [first = '', ...lines] = all.subarray(0, split).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const rest = all.subarray(split + 4);
  if (status === 100) return parseResponse(rest);
  const isChunked = headers['transfer-encoding'] === 'chunked';
  return { status, headers, body: (isChunked ? joinChunks(rest) : rest).toString() };
}

function joinChunks(rest: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < rest.length; ) {
    const end = rest.indexOf('\r\n', at);
    const size = Number.parseInt(rest.subarray(at, end).toString(), 16);
    if (end < 0 || !(size > 0)) break;
    parts.push(rest.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
