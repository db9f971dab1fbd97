import { afterAll, describe, expect, it } from 'vitest';
import { openTestScripts } from '../../testing/open-test-scripts.ts';
import type { ScriptHost, ScriptResult } from '../script-host.ts';
import type { AbuseEnd } from './abuse-case.ts';
import { abuses, hanging } from './index.ts';
import { abuseProgram, libraryTestimony, playAbuse, testimony } from './play-abuse.ts';

const worldNames = Object.getOwnPropertyNames(globalThis);
const { JSON: json, Promise: promise, Function: functions } = globalThis;
const prototypes = [Object, Array, Function, String, Promise, Error].map(({ prototype }) => ({
  prototype,
  names: Reflect.ownKeys(prototype),
}));
const rejections: unknown[] = [];
process.on('unhandledRejection', (reason) => rejections.push(reason));

function isSuch(end: AbuseEnd, outcome: ScriptResult): boolean {
  if ('oneOf' in end) return end.oneOf.some((each) => isSuch(each, outcome));
  if ('stopped' in end) return outcome.status === 'stopped' && outcome.reason === end.stopped;
  if ('error' in end) return outcome.status === 'error' && outcome.message.includes(end.error);
  return outcome.status === 'value' && JSON.stringify(outcome.value) === JSON.stringify(end.value);
}

function expectHostUnharmed(): void {
  for (const { prototype, names } of prototypes) expect(Reflect.ownKeys(prototype)).toEqual(names);
  expect(Object.getOwnPropertyNames(globalThis)).toEqual(worldNames);
  expect([globalThis.JSON, globalThis.Promise, globalThis.Function]).toEqual([json, promise, functions]);
  expect(rejections).toEqual([]);
}

it('[ENG-69] there are at least 150 cases, each with a title and a code of its own', () => {
  const all = [...Object.values(abuses).flat(), ...hanging];
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
});

describe.each(Object.entries(abuses))('[ENG-69] %s', (name, cases) => {
  const withLibraries = name === 'tamperingWithLibraries';
  const expected = withLibraries ? libraryTestimony : testimony;
  let host: ScriptHost | undefined;
  const open = async (): Promise<ScriptHost> => {
    if (host) return host;
    host = openTestScripts();
    await host.load(abuseProgram(cases, withLibraries));
    return host;
  };
  afterAll(() => host?.close());

  it.each(cases.map((each, index) => ({ ...each, index })))('$title: no harm, and all others answer', async (each) => {
    const { ends, heard } = await playAbuse(await open(), each.index, expected.length);
    for (const end of ends) expect(isSuch(each.ends, end), JSON.stringify(end).slice(0, 300)).toBe(true);
    expect(heard).toEqual(
      Array(ends.length + 1)
        .fill(expected)
        .flat(),
    );
    for (const end of ends) if (end.status === 'error') expect(end.message.length).toBeLessThanOrEqual(500);
    expectHostUnharmed();
  });
});
