import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { afterEach, expect, inject, it } from 'vitest';
import { createNetworks } from './networks.ts';
import { createOutboundHttp, type OutboundHttpOptions } from './outbound-http.ts';

const cleanups: (() => unknown)[] = [];
afterEach(() => Promise.all(cleanups.splice(0).map((close) => close())));

const loopback = createNetworks(['127.0.0.0/8']);
const createHttp = (options: Partial<OutboundHttpOptions> = {}) =>
  createOutboundHttp({ allowedNetworks: loopback, ...options });

async function listen(answer: RequestListener): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { port: (server.address() as AddressInfo).port, server };
}

const asked = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: Buffer.from('{"a":1}') });

it('sends a request exactly once, and returns the response', async () => {
  const seen: string[] = [];
  const { port } = await listen(async (request, reply) => {
    const body = await Array.fromAsync(request);
    seen.push(`${request.method} ${request.url} ${request.headers['content-type']} ${Buffer.concat(body)}`);
    reply.writeHead(202, { 'retry-after': '7' }).end('taken');
  });
  const reply = await createHttp().post(asked(`http://127.0.0.1:${port}/hook?key=1`));
  expect(reply).toEqual({ kind: 'answered', status: 202, text: 'taken', retryAfter: '7' });
  expect(seen).toEqual(['POST /hook?key=1 application/json {"a":1}']);
});

it('rejects servers with invalid certificates', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  let calls = 0;
  const server = createTlsServer({ key, cert }, (_, reply) => {
    calls++;
    reply.end('secret');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  expect((await createHttp().post(asked(`https://127.0.0.1:${port}/`))).kind).not.toBe('answered');
  expect(calls).toBe(0);
});

it('does not follow redirects', async () => {
  const { port: inner, server } = await listen((_, reply) => reply.end('secret'));
  let calls = 0;
  server.on('request', () => calls++);
  const { port } = await listen((_, reply) => reply.writeHead(307, { location: `http://127.0.0.1:${inner}/` }).end());
  expect(await createHttp().post(asked(`http://127.0.0.1:${port}/`))).toMatchObject({ kind: 'answered', status: 307 });
  expect(calls).toBe(0);
});

it('does not connect if one address of the host is not public', async () => {
  const { port, server } = await listen((_, reply) => reply.end());
  let calls = 0;
  server.on('connection', () => calls++);
  const resolve = async () => ['127.0.0.1', '93.184.216.34'];
  const closed = createHttp({ allowedNetworks: createNetworks([]), resolve });
  for (const url of [
    `http://127.0.0.1:${port}/`,
    `http://crew.example:${port}/`,
    'https://crew.example/',
    'ftp://crew.example/',
  ]) {
    expect(await closed.post(asked(url))).toEqual({ kind: 'failed', why: 'refused' });
  }
  expect(calls).toBe(0);
});

it('prevents DNS rebinding', async () => {
  const reached: string[] = [];
  const { port } = await listen((request, reply) => {
    reached.push(request.headers.host ?? '');
    reply.end('here');
  });
  const names = await startNameServer(['127.0.0.1', '169.254.169.254']);
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${names.port}`]);
  const outside = createHttp({ resolve: (host) => resolver.resolve4(host) });
  const url = `http://rebinding.example:${port}/`;
  expect(await outside.post(asked(url))).toMatchObject({ kind: 'answered', text: 'here' });
  expect(names.asked()).toBe(1);
  expect(await outside.post(asked(url))).toEqual({ kind: 'failed', why: 'refused' });
  expect(reached).toEqual([`rebinding.example:${port}`]);
});

it('stops reading a response at its maximum length', async () => {
  let sent = 0;
  const { port } = await listen((_, reply) => {
    const more = () => {
      while (!reply.destroyed && reply.write('x'.repeat(65_536))) sent += 65_536;
      if (!reply.destroyed) reply.once('drain', more);
    };
    more();
  });
  const reply = await createHttp().post(asked(`http://127.0.0.1:${port}/`));
  expect(reply).toMatchObject({ status: 200, text: 'x'.repeat(4096) });
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

it('limits the time for name resolution, and for the start and end of a response', async () => {
  const { port } = await listen((request, reply) => {
    if (request.url === '/slow-end') reply.writeHead(200).write('begun');
  });
  const outside = createHttp({ timeoutMs: 500 * inject('limitFactor') });
  expect(await outside.post(asked(`http://127.0.0.1:${port}/never`))).toEqual({ kind: 'failed', why: 'timeout' });
  expect(await outside.post(asked(`http://127.0.0.1:${port}/slow-end`))).toMatchObject({ status: 200, text: 'begun' });
  const nameless = createHttp({ timeoutMs: 300, resolve: () => new Promise(() => {}) });
  expect(await nameless.post(asked('https://crew.example/'))).toEqual({ kind: 'failed', why: 'timeout' });
});

it('distinguishes unknown hosts from unreachable ones', async () => {
  const { port, server } = await listen((_, reply) => reply.end());
  await new Promise((resolve) => server.close(resolve));
  expect(await createHttp().post(asked(`http://127.0.0.1:${port}/`))).toEqual({ kind: 'failed', why: 'unreachable' });
  const unknown = createHttp({ resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  expect(await unknown.post(asked('https://nobody.example/'))).toEqual({ kind: 'failed', why: 'unknown-host' });
});

/** Starts a DNS server that responds to each query with the next address of the list. */
async function startNameServer(addresses: readonly string[]) {
  const socket = createSocket('udp4');
  let count = 0;
  socket.on('message', (question, from) => {
    const address = addresses[Math.min(count++, addresses.length - 1)] ?? '';
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(1, 6);
    head.writeUInt16BE(0, 8);
    head.writeUInt16BE(0, 10);
    const nameEnd = question.indexOf(0, 12) + 1;
    const asked = question.subarray(12, nameEnd + 4);
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]);
    socket.send(Buffer.concat([head, asked, answer]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  cleanups.push(() => socket.close());
  return { port: socket.address().port, asked: () => count };
}
