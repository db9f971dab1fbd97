import type { ScriptHost } from '@tideform/engine/scripts';
import {
  controlValues,
  createAbuseProgram,
  hanging,
  hangingCases,
  hostCases,
  runAbuse,
  runCase,
} from '@tideform/engine/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openThreadScripts } from './open-thread-scripts.ts';

/**
 * Creates a script host that all test cases share, like scripts of a session do, since starting a thread takes longer
 * than most cases.
 */
function shareHost(hardMs: number): () => ScriptHost {
  let host: ScriptHost;
  beforeAll(() => {
    host = openThreadScripts({ hardMs });
  });
  afterAll(() => host.close());
  return () => host;
}

describe('a script host on a separate thread', () => {
  /** Script host with a long time limit, since scripts may have to wait on a busy machine. */
  const patient = shareHost(60_000 * inject('limitFactor'));
  it.each(hostCases)('$title', (each) => expectAnswers(patient(), each));
});

describe('a script host on a separate thread, with uninterruptible scripts', () => {
  /** Script host with a short time limit, since hanging scripts wait for it three times. */
  const brisk = shareHost(400 * inject('limitFactor'));
  it.each(hangingCases)('$title', (each) => expectAnswers(brisk(), each));

  it.each(hanging.map((each, index) => ({ ...each, index })))(
    '[ENG-69] $title: is terminated, while all other scripts return values',
    async ({ index }) => {
      await brisk().load(createAbuseProgram(hanging, false));
      const { results: ends, values: result } = await runAbuse(brisk(), index, controlValues.length);
      expect(ends).toEqual([{ status: 'stopped', reason: 'time' }]);
      expect(result).toEqual([...controlValues, ...controlValues]);
    },
  );
});

async function expectAnswers(host: ScriptHost, hostCase: (typeof hostCases)[number]): Promise<void> {
  const result = await runCase(host, hostCase);
  for (const [index, { results: outcomes }] of hostCase.batches.entries()) {
    expect(result[index]).toHaveLength(outcomes.length);
    expect(result[index]).toMatchObject(outcomes);
  }
}
