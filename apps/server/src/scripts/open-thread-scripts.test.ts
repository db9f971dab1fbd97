import { abuseProgram, hanging, hostCases, hungCases, playAbuse, playCase, testimony } from '@tideform/engine/testing';
import { describe, expect, it } from 'vitest';
import { openThreadScripts } from './open-thread-scripts.ts';

/** On a machine that runs other tests, honest scripts may wait for their turn. */
const patient = { hardMs: 1000 };

describe('a script host on a thread of its own', () => {
  for (const each of [...hostCases, ...hungCases]) {
    it(each.title, async () => {
      const host = openThreadScripts(patient);
      const heard = await playCase(host, each);
      for (const [index, { outcomes }] of each.turns.entries()) {
        expect(heard[index]).toHaveLength(outcomes.length);
        expect(heard[index]).toMatchObject(outcomes);
      }
      host.close();
    });
  }

  it.each(hanging.map((each, index) => ({ ...each, index })))(
    '[ENG-69] $title: ended, and all others answer',
    async ({ index }) => {
      const host = openThreadScripts(patient);
      await host.load(abuseProgram(hanging, false));
      const { ends, heard } = await playAbuse(host, index, testimony.length);
      expect(ends).toEqual([{ status: 'stopped', reason: 'time' }]);
      expect(heard).toEqual([...testimony, ...testimony]);
      host.close();
    },
  );
});
