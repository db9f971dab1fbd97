import type { ScriptHost } from '@tideform/engine/scripts';
import { abuseProgram, hanging, hostCases, hungCases, playAbuse, playCase, testimony } from '@tideform/engine/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openThreadScripts } from './open-thread-scripts.ts';

/** Cases of one host share its threads, as the programs of one session do: starting a thread takes longer than most of them. */
function shareHost(hardMs: number): () => ScriptHost {
  let host: ScriptHost;
  beforeAll(() => {
    host = openThreadScripts({ hardMs });
  });
  afterAll(() => host.close());
  return () => host;
}

describe('a script host on a thread of its own', () => {
  /** On a busy machine honest scripts may wait for their turn. */
  const patient = shareHost(60_000 * inject('limitFactor'));
  it.each(hostCases)('$title', (each) => expectAnswers(patient(), each));
});

describe('a script host on a thread of its own, with what nobody can interrupt', () => {
  /** What hangs burns all the time that it is given, three times over. */
  const brisk = shareHost(400 * inject('limitFactor'));
  it.each(hungCases)('$title', (each) => expectAnswers(brisk(), each));

  it.each(hanging.map((each, index) => ({ ...each, index })))(
    '[ENG-69] $title: ended, and all others answer',
    async ({ index }) => {
      await brisk().load(abuseProgram(hanging, false));
      const { ends, heard } = await playAbuse(brisk(), index, testimony.length);
      expect(ends).toEqual([{ status: 'stopped', reason: 'time' }]);
      expect(heard).toEqual([...testimony, ...testimony]);
    },
  );
});

async function expectAnswers(host: ScriptHost, hostCase: (typeof hostCases)[number]): Promise<void> {
  const heard = await playCase(host, hostCase);
  for (const [index, { outcomes }] of hostCase.turns.entries()) {
    expect(heard[index]).toHaveLength(outcomes.length);
    expect(heard[index]).toMatchObject(outcomes);
  }
}
