import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { getTeamToken, reportClientError } from '@tideform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createLogger } from './create-logger.ts';

let test: TestApp;
let lines: string[] = [];
beforeAll(async () => {
  test = await startTestApp({ logger: createLogger('trace', { write: (line) => lines.push(line) }) });
});
afterAll(() => test.close());

it('does not log tokens, queries or names', async () => {
  lines = [];
  const teamId = randomUUID();
  const person = { userId: randomUUID(), tenantId: randomUUID(), joinedTeams: [teamId], ownedGroups: [] };
  const graphToken = test.graph.tokenOf(person);
  const answer = await test.clientWith(graphToken).call(getTeamToken, { params: { teamId } });
  await test.app.inject({ url: '/?code=secret-code&state=secret-state' });
  await test.app.inject({ method: 'POST', url: `/api/graph-credentials/${randomUUID()}/auth-code/secret-code` });
  await test.app.inject({ method: 'POST', url: `/api/graph-credentials/x/auth-code/secret-code/more` });
  await test.app.inject({ method: 'PUT', url: '/v1.0/drives/b!1/items/01AB:/leave%20of-a-person/scan.pdf:/content' });
  await test.app.inject({ url: '/v1.0/drives/b!1/root:/leave%20of-a-person' });
  const log = lines.join('');
  expect(log).toContain('"/v1.0/drives/b!1/items/01AB:/…:/content"');
  expect(log).toContain('"/v1.0/drives/b!1/root:/…"');
  expect(log).not.toContain('of-a-person');
  expect(log).toContain(`/api/teams/${teamId}/token`);
  expect(log).toContain('/auth-code/…');
  expect(log).not.toContain(graphToken);
  expect(log).not.toContain(answer.ok ? answer.value.token : '-');
  expect(log).not.toContain('secret-');
  expect(log).not.toContain('Ada Tester');
});

it('logs errors that the web app reports, and outages with their cause', async () => {
  lines = [];
  test.graph.failure = () => new Error('connect ECONNREFUSED');
  await test.clientWith('').call(reportClientError, { body: { code: 'sync-failed', ids: { formId: 'form-1' } } });
  const person = { userId: randomUUID(), tenantId: randomUUID(), joinedTeams: [], ownedGroups: [] };
  const token = test.graph.tokenOf(person);
  await test.app.inject({
    url: `/api/teams/${randomUUID()}/token`,
    headers: { 'x-graph-authorization': `Bearer ${token}` },
  });
  expect(lines.join('')).toContain('"code":"sync-failed"');
  expect(lines.join('')).toContain('"reason":"network"');
});

it('writes to standard output, with the time in milliseconds since 1970', () => {
  const script = `
    const { createLogger } = await import(process.argv[1]);
    createLogger('info').info('here');
  `;
  const url = new URL('./create-logger.ts', import.meta.url).href;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script, url], {
    encoding: 'utf8',
    env: { ...process.env, TZ: 'Asia/Kolkata' },
  });
  const { time, msg } = JSON.parse(stdout) as { time: number; msg: string };
  expect([msg, Math.abs(time - Date.now()) < 600_000]).toEqual(['here', true]);
});

it('logs refused requests with their IP address', async () => {
  lines = [];
  const teamId = randomUUID();
  await test.app.inject({ url: `/api/teams/${teamId}/forms`, headers: { authorization: 'Bearer nonsense' } });
  const refused = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'Refused');
  expect(refused).toMatchObject({ code: 'unauthorized', address: '127.0.0.1' });
  expect(lines.join('')).not.toContain('nonsense');
});

it('writes one line per log entry, even if a text contains line breaks', () => {
  const written: string[] = [];
  const log = createLogger('info', { write: (line) => written.push(line) });
  log.warn({ req: { method: 'GET', url: '/a\n{"level":30,"msg":"forged"}' } }, 'A\r\nrequest');
  expect(written.join('').trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(written[0]!)).toMatchObject({ level: 40, msg: 'A\r\nrequest' });
});

it('logs the message of thrown values that are not errors', () => {
  const written: string[] = [];
  const log = createLogger('info', { write: (line) => written.push(line) });
  log.error({ err: { message: 'the queue is gone', secret: 'answer' } }, 'A job failed');
  expect(written.join('')).toContain('the queue is gone');
  expect(written.join('')).not.toMatch(/object Object|answer/);
});

it('logs the stack of a database error, but no values of the row', () => {
  const written: string[] = [];
  const log = createLogger('info', { write: (line) => written.push(line) });
  const error = Object.assign(new Error('duplicate key', { cause: new Error('inner') }), {
    code: '23505',
    detail: 'Key (name)=(a secret answer) already exists.',
  });
  log.error({ err: error }, 'An operation failed');
  expect(written.join('')).toContain('duplicate key');
  expect(written.join('')).toContain('23505');
  expect(written.join('')).toContain('inner');
  expect(written.join('')).not.toContain('secret');
});
