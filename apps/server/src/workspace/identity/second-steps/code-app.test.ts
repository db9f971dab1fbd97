import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addPeople } from '../../../testing/add-people.ts';
import { oneTimeCode } from '../../../testing/one-time-code.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { type CodePorts, confirmCodeApp, createCodeApp, takeCode } from './code-app.ts';

let db: TestDatabase;
let personId: string;
let ports: CodePorts & { now: () => Date };
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
  const sealing = { seal: (text: string, place: string) => `${place}|${text}`, open: readSealed };
  ports = { database: db.database, sealing, now: at(0) };
  ({ secret } = createCodeApp('ada@north.example'));
});

const readSealed = (sealed: string, place: string) =>
  sealed.startsWith(`${place}|`) ? sealed.slice(place.length + 1) : undefined;

const start = Date.parse('2026-06-10T12:00:00Z');
const at = (seconds: number) => () => new Date(start + seconds * 1000);

const codeAt = (seconds: number) => oneTimeCode(secret, at(seconds)());

it('takes the code of now, each once, and those of a clock that goes half a minute wrong', async () => {
  expect(await confirmCodeApp(ports, personId, secret, codeAt(0))).toHaveLength(10);
  expect(await takeCode(ports, personId, codeAt(0))).toBeUndefined();
  ports = { ...ports, now: at(60) };
  const code = codeAt(60);
  expect(await takeCode(ports, personId, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('code');
  expect(await takeCode(ports, personId, code)).toBeUndefined();
  expect(await takeCode(ports, personId, codeAt(90))).toBe('code');
  expect(await takeCode(ports, personId, codeAt(60))).toBeUndefined();
  ports = { ...ports, now: at(300) };
  expect(await takeCode(ports, personId, codeAt(240))).toBeUndefined();
  expect(await takeCode(ports, personId, codeAt(270))).toBe('code');
});

it('sets nothing up before a code has proven the app', async () => {
  expect(await confirmCodeApp(ports, personId, secret, '12345')).toBeUndefined();
  expect(await confirmCodeApp(ports, personId, secret, codeAt(600))).toBeUndefined();
  expect(await takeCode(ports, personId, codeAt(0))).toBeUndefined();
});

it('takes each recovery code once, however it is typed, and nobody else’s', async () => {
  const [first = '', second = ''] = (await confirmCodeApp(ports, personId, secret, codeAt(0))) ?? [];
  expect(first).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
  expect(await takeCode(ports, personId, first.toLowerCase().replace('-', ' '))).toBe('recovery');
  expect(await takeCode(ports, personId, first)).toBeUndefined();
  expect(await takeCode(ports, randomUUID(), second)).toBeUndefined();
  expect(await takeCode(ports, personId, second)).toBe('recovery');
});

it('keeps recovery codes as hashes', async () => {
  const codes = (await confirmCodeApp(ports, personId, secret, codeAt(0))) ?? [];
  const { rows } = await sql<object>`select * from workspace.recovery_codes where person_id = ${personId}`.execute(
    ports.database,
  );
  expect(rows).toHaveLength(codes.length);
  const kept = JSON.stringify(rows);
  for (const code of codes) for (const form of [code, code.replace('-', '')]) expect(kept).not.toContain(form);
});

it('keeps no secret that the database alone could tell', async () => {
  await confirmCodeApp(ports, personId, secret, codeAt(0));
  const other = { ...ports, sealing: { ...ports.sealing, open: () => undefined }, now: at(60) };
  expect(await takeCode(other, personId, codeAt(60))).toBeUndefined();
});
