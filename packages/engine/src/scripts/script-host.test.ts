import { describe, expect, it } from 'vitest';
import { openTestScripts } from '../testing/open-test-scripts.ts';
import { hostCases, playCase } from './conformance/index.ts';

describe('a script host in this process', () => {
  for (const each of hostCases) {
    it(each.title, async () => {
      const host = openTestScripts();
      const heard = await playCase(host, each);
      for (const [index, { outcomes }] of each.turns.entries()) {
        expect(heard[index]).toHaveLength(outcomes.length);
        expect(heard[index]).toMatchObject(outcomes);
      }
      host.close();
    });
  }
});
