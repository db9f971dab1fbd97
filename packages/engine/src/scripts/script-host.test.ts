import { describe, expect, it } from 'vitest';
import { openTestScripts } from '../testing/open-test-scripts.ts';
import { hostCases, runCase } from './conformance/index.ts';
import type { ScriptCall, ScriptProgram } from './script-host.ts';

const program: ScriptProgram = {
  scripts: [{ kind: 'calculateValue', gives: 'value', code: 'value = data.b + data.list[0].x', componentId: '0' }],
  components: { '0': { type: 'number', key: 'a' } },
  paths: { '0': ['a'] },
  form: { components: [] },
  user: {},
  metadata: {},
  data: { a: 1, b: 1, list: [{ x: 1 }] },
};
const call: ScriptCall = { script: 0, callId: 0, path: ['a'], rowPath: [] };

describe('a script host in this process', () => {
  for (const each of hostCases) {
    it(each.title, async () => {
      const host = openTestScripts();
      const results = await runCase(host, each);
      for (const [index, { results: outcomes }] of each.batches.entries()) {
        expect(results[index]).toHaveLength(outcomes.length);
        expect(results[index]).toMatchObject(outcomes);
      }
      host.close();
    });
  }

  it('[ENG-63] does not report unchanged reads again', async () => {
    const host = openTestScripts();
    await host.load(program);
    expect((await host.run({ patches: [], calls: [call] })).results[0]).toHaveProperty('reads');
    const { results: outcomes } = await host.run({ patches: [{ path: ['b'], value: 2 }], calls: [call] });
    expect(outcomes).toEqual([{ status: 'value', value: 3 }]);
    host.close();
  });

  it('[ENG-69] does not leak memory over tens of thousands of calls', async () => {
    const host = openTestScripts({ memoryBytes: 18 * 1024 * 1024, softMs: 1000 });
    await host.load(program);
    const calls = Array.from({ length: 1000 }, (_each, callId) => ({ ...call, callId }));
    for (let turn = 0; turn < 30; turn += 1) {
      const { results: outcomes } = await host.run({ patches: [], calls });
      expect(outcomes.every((result) => result.status === 'value' && result.value === 2)).toBe(true);
    }
    host.close();
  });

  it('rejects calls before it is loaded and after it is closed', async () => {
    const host = openTestScripts();
    await expect(host.run({ patches: [], calls: [call] })).rejects.toThrow('before they’re loaded');
    host.close();
    await expect(host.load(program)).rejects.toThrow('closed');
  });
});
