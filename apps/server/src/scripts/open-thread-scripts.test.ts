import { hostCases, hungCases, playCase } from '@tideform/engine/testing';
import { describe, expect, it } from 'vitest';
import { openThreadScripts } from './open-thread-scripts.ts';

describe('a script host on a thread of its own', () => {
  for (const each of [...hostCases, ...hungCases]) {
    it(each.title, async () => {
      const host = openThreadScripts();
      const heard = await playCase(host, each);
      for (const [index, { outcomes }] of each.turns.entries()) {
        expect(heard[index]).toHaveLength(outcomes.length);
        expect(heard[index]).toMatchObject(outcomes);
      }
      host.close();
    });
  }
});
