import { afterAll, describe, expect, it } from 'vitest';
import { openTestScripts } from '../../testing/open-test-scripts.ts';
import type { ScriptHost, ScriptResult } from '../script-host.ts';
import {
  controlValues,
  createAbuseProgram,
  type ExpectedResult,
  libraryControlValues,
  runAbuse,
} from './abuse-case.ts';
import { abuses, hanging } from './index.ts';

const globalNames = Object.getOwnPropertyNames(globalThis);
const { JSON: json, Promise: promise, Function: functions } = globalThis;
const prototypes = [Object, Array, Function, String, Promise, Error].map(({ prototype }) => ({
  prototype,
  names: Reflect.ownKeys(prototype),
}));
const rejections: unknown[] = [];
process.on('unhandledRejection', (reason) => rejections.push(reason));

function matches(expected: ExpectedResult, result: ScriptResult): boolean {
  if ('oneOf' in expected) return expected.oneOf.some((each) => matches(each, result));
  if ('stopped' in expected) return result.status === 'stopped' && result.reason === expected.stopped;
  if ('error' in expected) return result.status === 'error' && result.message.includes(expected.error);
  return result.status === 'value' && JSON.stringify(result.value) === JSON.stringify(expected.value);
}

function expectHostUnharmed(): void {
  for (const { prototype, names } of prototypes) expect(Reflect.ownKeys(prototype)).toEqual(names);
  expect(Object.getOwnPropertyNames(globalThis)).toEqual(globalNames);
  expect([globalThis.JSON, globalThis.Promise, globalThis.Function]).toEqual([json, promise, functions]);
  expect(rejections).toEqual([]);
}

it('[ENG-69] there are at least 150 cases with unique titles and code', () => {
  const all = [...Object.values(abuses).flat(), ...hanging];
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
});

describe.each(Object.entries(abuses))('[ENG-69] %s', (name, cases) => {
  const withLibraries = name === 'tamperingWithLibraries';
  const expected = withLibraries ? libraryControlValues : controlValues;
  let host: ScriptHost | undefined;
  const openHost = async (): Promise<ScriptHost> => {
    if (host) return host;
    host = openTestScripts();
    await host.load(createAbuseProgram(cases, withLibraries));
    return host;
  };
  afterAll(() => host?.close());

  it.each(cases.map((each, index) => ({ ...each, index })))(
    '$title: harms nothing, and other scripts keep working',
    async (each) => {
      const { results: ends, values: heard } = await runAbuse(await openHost(), each.index, expected.length);
      for (const end of ends) expect(matches(each.expected, end), JSON.stringify(end).slice(0, 300)).toBe(true);
      expect(heard).toEqual(
        Array(ends.length + 1)
          .fill(expected)
          .flat(),
      );
      for (const end of ends) if (end.status === 'error') expect(end.message.length).toBeLessThanOrEqual(500);
      expectHostUnharmed();
    },
  );
});
