import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createApiClient, getShareSessionToken, sessionTokenHeader, submitShare } from '@tideform/contract';
import type { LoadTestEnvironment } from './open-load-test-environment.ts';

export interface HostileClients {
  /**
   * Stops the clients.
   *
   * @returns maps the name of an attack to its attempts and their results
   */
  close(): Promise<ReadonlyMap<string, AttackResult>>;
}

export interface AttackResult {
  attempts: number;
  /** Maps an HTTP status to the number of responses; 0 stands for connections closed without a response. */
  readonly answers: Map<number, number>;
}

interface Attack {
  readonly origin: URL;
  /** IP address of the client. Half of the clients share one address, and each other client has its own. */
  readonly address: string;
  /** Token of an open share session. */
  readonly token: string;
  readonly signal: AbortSignal;
}

const submit = submitShare.path;
const page = '/form/x';

/**
 * Maps the name of an attack to a function that makes one attempt, which lasts until the server ends it.
 *
 * @returns the HTTP status, or 0 without a response
 */
const attacks: Readonly<Record<string, (attack: Attack) => Promise<number>>> = {
  'half-open': (attack) => sendRaw(attack, post(attack, submit, 2_000), ['{"version":']),
  'slow header': (attack) => sendRaw(attack, `POST ${submit} HTTP/1.1\r\nHost: x\r\n`, bytes('X-Slow: '.repeat(100))),
  'slow body': (attack) => sendRaw(attack, post(attack, submit, 5_000), bytes('{"version":1,'.padEnd(5_000))),
  'slow read': (attack) => sendRaw(attack, get(attack, page).repeat(50), [], false),
  'huge body': (attack) => send(attack, 'x'.repeat(20_000_000)),
  'deep JSON': (attack) => send(attack, `{"version":1,"pdf":null,"data":{"data":{"place":${'['.repeat(400_000)}`),
  '100,000 keys': (attack) => send(attack, manyKeys),
};

const manyKeys = JSON.stringify({
  ...{ version: 1, pdf: null },
  data: { data: Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, at])) },
});

/** Input of the thread that runs the hostile clients. */
interface HostileClientsInput {
  readonly origin: string;
  readonly code: string;
  readonly count: number;
  readonly only: string;
}

/**
 * Starts clients that repeat their attack until `close` is called. They run in a separate thread, so that their own
 * work doesn't delay the normal visitors.
 */
export async function openHostileClients(
  { origin, code }: LoadTestEnvironment,
  count: number,
  only: string,
): Promise<HostileClients> {
  if (count === 0) return { close: async () => new Map() };
  const workerData: HostileClientsInput = { origin, code, count, only };
  const worker = new Worker(new URL(import.meta.url), { workerData });
  await once(worker, 'message');
  return {
    async close() {
      worker.postMessage('stop');
      const [tried] = (await once(worker, 'message')) as [ReadonlyMap<string, AttackResult>];
      await worker.terminate();
      return tried;
    },
  };
}

async function attackAll(
  { origin, code, count, only }: HostileClientsInput,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, AttackResult>> {
  const tried = new Map<string, AttackResult>();
  const names = Object.keys(attacks).filter((name) => only.split(',').some((word) => name.includes(word)));
  const clients = Array.from({ length: count }, async (_, number) => {
    const name = names[number % names.length]!;
    const address = number % 2 === 0 ? '192.0.2.1' : `198.51.${100 + (number >> 8)}.${number & 255}`;
    const attack = { origin: new URL(origin), address, token: await openSession({ origin, code }, number), signal };
    const counts = tried.get(name) ?? { attempts: 0, answers: new Map<number, number>() };
    tried.set(name, counts);
    while (!signal.aborted) {
      counts.attempts += 1;
      const status = await attacks[name]!(attack);
      counts.answers.set(status, (counts.answers.get(status) ?? 0) + 1);
      // Pauses for as long as a new connection from another machine would take.
      await pause(100);
    }
  });
  await Promise.all(clients);
  return tried;
}

/**
 * Opens a share session from a separate IP address; without a session, the server would reject requests before reading
 * the body.
 */
async function openSession(
  { origin, code }: Pick<HostileClientsInput, 'origin' | 'code'>,
  number: number,
): Promise<string> {
  const from: typeof fetch = (url, init) =>
    fetch(url, {
      ...init,
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        'x-forwarded-for': `203.0.${number >> 8}.${number & 255}`,
      },
    });
  const api = createApiClient({ baseUrl: origin, fetch: from, token: async () => '' });
  for (;;) {
    const answer = await api.call(getShareSessionToken, { query: { code } }).catch(() => undefined);
    if (answer?.ok) return answer.value.token;
    await pause(2_000);
  }
}

const head = ({ origin, address, token }: Attack): string =>
  [`Host: ${origin.host}`, `X-Forwarded-For: ${address}`, `${sessionTokenHeader}: ${token}`].join('\r\n');
const get = (attack: Attack, path: string): string => `GET ${path} HTTP/1.1\r\n${head(attack)}\r\n\r\n`;
const post = (attack: Attack, path: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\n${head(attack)}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const bytes = (text: string): readonly string[] => [...text];

/** Sends `first` and then the other pieces at half-second intervals, and waits until the server ends the connection. */
function sendRaw({ origin, signal }: Attack, first: string, pieces: readonly string[], reads = true): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(Number(origin.port), origin.hostname);
    let responseText = '';
    const left = [...pieces];
    const timer = setInterval(() => {
      const piece = left.shift();
      if (piece !== undefined) socket.write(piece);
    }, 500);
    const end = () => socket.destroy();
    signal.addEventListener('abort', end, { once: true });
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer);
        signal.removeEventListener('abort', end);
        resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(responseText)?.[1] ?? 0));
      });
    const note = (data: Buffer) => {
      if (responseText === '') responseText = data.toString('latin1');
    };
    if (reads) socket.on('data', note);
    else readSlowly(socket, timer);
    socket.write(first);
  });
}

/** Reads one kilobyte per second. */
function readSlowly(socket: Socket, timer: NodeJS.Timeout): void {
  socket.pause();
  socket.on('readable', () => undefined);
  const reading = setInterval(() => socket.read(1_000), 1_000);
  socket.on('close', () => {
    clearInterval(reading);
    clearInterval(timer);
  });
}

async function send({ origin, address, token, signal }: Attack, body: string): Promise<number> {
  const headers = {
    ...{ 'content-type': 'application/json', 'idempotency-key': token.slice(-20) },
    ...{ 'x-forwarded-for': address, [sessionTokenHeader]: token },
  };
  const answer = await fetch(new URL(submit, origin), { method: 'POST', headers, body, signal }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status ?? 0;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

if (!isMainThread && parentPort) {
  const stop = new AbortController();
  const done = attackAll(workerData as HostileClientsInput, stop.signal);
  parentPort.postMessage('started');
  await once(parentPort, 'message');
  stop.abort();
  parentPort.postMessage(await done);
}
