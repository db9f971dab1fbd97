import { describe, expect, it } from 'vitest';
import { countBudget, createQuickJsSandbox, type Sandbox } from './index.ts';

const loadVariant = () => import('@jitl/quickjs-wasmfile-release-sync').then((module) => module.default);

function newSandbox(): Sandbox {
  return createQuickJsSandbox(loadVariant, { startBudget: countBudget(200) });
}

describe('the sandbox', () => {
  it('[ENG-60] gives the value of an expression over JSON data', async () => {
    const outcome = await newSandbox().evaluate('({ total: data.prices.reduce((a, b) => a + b, 0) })', {
      data: { prices: [1, 2, 3] },
    });
    expect(outcome).toEqual({ status: 'value', value: { total: 6 } });
  });

  it("[ENG-60] runs form.io's way of writing: statements that assign to a name", async () => {
    const outcome = await newSandbox().evaluate('if (row.a > 1) { show = true } else { show = false }; show', {
      row: { a: 2 },
    });
    expect(outcome).toEqual({ status: 'value', value: true });
  });

  it('[ENG-60] gives undefined for what JSON cannot say', async () => {
    expect(await newSandbox().evaluate('(function () {})', {})).toEqual({ status: 'value', value: undefined });
  });

  it('[ENG-61] reports a throw, a syntax error and an answer that refers to itself as errors', async () => {
    const sandbox = newSandbox();
    expect(await sandbox.evaluate('throw new TypeError("no")', {})).toEqual({
      status: 'error',
      message: 'TypeError: no',
    });
    expect(await sandbox.evaluate('throw 5', {})).toEqual({ status: 'error', message: '5' });
    expect(await sandbox.evaluate('throw null', {})).toEqual({ status: 'error', message: 'null' });
    expect(await sandbox.evaluate('1 +', {})).toMatchObject({ status: 'error' });
    expect(await sandbox.evaluate('const a = {}; a.a = a; a', {})).toMatchObject({ status: 'error' });
    expect(await sandbox.evaluate('(function f() { f() })()', {})).toMatchObject({ status: 'error' });
  });

  it('[ENG-62] stops an endless loop, also one that catches everything, and works on afterwards', async () => {
    const sandbox = newSandbox();
    for (const code of ['for (;;) {}', 'for (;;) { try { for (;;) {} } catch {} }', '({ toJSON() { for (;;) {} } })']) {
      expect(await sandbox.evaluate(code, {})).toEqual({ status: 'stopped', reason: 'time' });
    }
    expect(await sandbox.evaluate('1 + 1', {})).toEqual({ status: 'value', value: 2 });
  });

  it('[ENG-63] stops a script that eats memory, and works on afterwards', async () => {
    let machines = 0;
    const countingLoad = () => {
      machines += 1;
      return loadVariant();
    };
    const sandbox = createQuickJsSandbox(countingLoad, { startBudget: countBudget(100_000) });
    const outcome = await sandbox.evaluate('const a = []; for (;;) a.push(new Array(10000).fill(1))', {});
    expect(outcome).toEqual({ status: 'stopped', reason: 'memory' });
    expect(await sandbox.evaluate('1', {})).toEqual({ status: 'value', value: 1 });
    expect(machines).toBe(2);
    expect(await sandbox.evaluate('"x".repeat(1e9)', {})).not.toMatchObject({ status: 'value' });
    expect(await sandbox.evaluate('1 + 1', {})).toEqual({ status: 'value', value: 2 });
  });

  it('[ENG-64] has the language and nothing of the host', async () => {
    const names = [
      'fetch',
      'process',
      'require',
      'window',
      'self',
      'setTimeout',
      'console',
      'WebAssembly',
      'module',
      'std',
      'os',
    ];
    const code = `[${names.map((name) => `typeof ${name}`).join()}]`;
    expect(await newSandbox().evaluate(code, {})).toEqual({ status: 'value', value: names.map(() => 'undefined') });
    expect(await newSandbox().evaluate('typeof [].constructor.constructor("return this")().process', {})).toEqual({
      status: 'value',
      value: 'undefined',
    });
  });

  it('[ENG-64] leaves nothing behind for the next script, and nothing in the host', async () => {
    const sandbox = newSandbox();
    await sandbox.evaluate('globalThis.left = 1; Object.prototype.left = 2; JSON.parse = () => 3; data.a = 4', {
      data: { a: 1 },
    });
    expect(await sandbox.evaluate('[typeof left, typeof ({}).left, data.a]', { data: { a: 1 } })).toEqual({
      status: 'value',
      value: ['undefined', 'undefined', 1],
    });
    expect(Object.hasOwn(Object.prototype, 'left')).toBe(false);
  });
});
