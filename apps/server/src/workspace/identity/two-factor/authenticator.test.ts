import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addPeople } from '../../../testing/add-people.ts';
import { computeOneTimeCode } from '../../../testing/create-sign-in-client.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import {
  confirmAuthenticator,
  createAuthenticator,
  type TwoFactorPorts,
  verifyTwoFactorCode,
} from './authenticator.ts';

let db: TestDatabase;
let personId: string;
let ports: TwoFactorPorts & { now: () => Date };
let secret: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  const domain = `${randomUUID()}.example`;
  ({
    ada: { id: personId },
  } = await addPeople(db.database, { domain, password: 'x' }, ['ada']));
  const sealing = { seal: (text: string, context: string) => `${context}|${text}`, open: unseal };
  ports = { database: db.database, sealing, now: createClock(0) };
  ({ secret } = createAuthenticator('ada@north.example'));
});

const unseal = (sealed: string, context: string) =>
  sealed.startsWith(`${context}|`) ? sealed.slice(context.length + 1) : undefined;

const start = Date.parse('2026-06-10T12:00:00Z');
const createClock = (seconds: number) => () => new Date(start + seconds * 1000);

const getCodeAt = (seconds: number) => computeOneTimeCode(secret, createClock(seconds)());

it('accepts the current code once, and codes of a clock that is half a minute off', async () => {
  expect(await confirmAuthenticator(ports, personId, secret, getCodeAt(0))).toHaveLength(10);
  expect(await verifyTwoFactorCode(ports, personId, getCodeAt(0))).toBeUndefined();
  ports = { ...ports, now: createClock(60) };
  const code = getCodeAt(60);
  expect(await verifyTwoFactorCode(ports, personId, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('code');
  expect(await verifyTwoFactorCode(ports, personId, code)).toBeUndefined();
  expect(await verifyTwoFactorCode(ports, personId, getCodeAt(90))).toBe('code');
  expect(await verifyTwoFactorCode(ports, personId, getCodeAt(60))).toBeUndefined();
  ports = { ...ports, now: createClock(300) };
  expect(await verifyTwoFactorCode(ports, personId, getCodeAt(240))).toBeUndefined();
  expect(await verifyTwoFactorCode(ports, personId, getCodeAt(270))).toBe('code');
});

it('sets up an app only after a code confirmed it', async () => {
  expect(await confirmAuthenticator(ports, personId, secret, '12345')).toBeUndefined();
  expect(await confirmAuthenticator(ports, personId, secret, getCodeAt(600))).toBeUndefined();
  expect(await verifyTwoFactorCode(ports, personId, getCodeAt(0))).toBeUndefined();
});

it('accepts each recovery code once, in any notation, and only for its owner', async () => {
  const [first = '', second = ''] = (await confirmAuthenticator(ports, personId, secret, getCodeAt(0))) ?? [];
  expect(first).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
  expect(await verifyTwoFactorCode(ports, personId, first.toLowerCase().replace('-', ' '))).toBe('recovery');
  expect(await verifyTwoFactorCode(ports, personId, first)).toBeUndefined();
  expect(await verifyTwoFactorCode(ports, randomUUID(), second)).toBeUndefined();
  expect(await verifyTwoFactorCode(ports, personId, second)).toBe('recovery');
});

it('stores recovery codes as hashes', async () => {
  const codes = (await confirmAuthenticator(ports, personId, secret, getCodeAt(0))) ?? [];
  const { rows } = await sql<object>`select * from workspace.recovery_codes where person_id = ${personId}`.execute(
    ports.database,
  );
  expect(rows).toHaveLength(codes.length);
  const stored = JSON.stringify(rows);
  for (const code of codes) for (const form of [code, code.replace('-', '')]) expect(stored).not.toContain(form);
});

it('stores secrets encrypted', async () => {
  await confirmAuthenticator(ports, personId, secret, getCodeAt(0));
  const other = { ...ports, sealing: { ...ports.sealing, open: () => undefined }, now: createClock(60) };
  expect(await verifyTwoFactorCode(other, personId, getCodeAt(60))).toBeUndefined();
});
