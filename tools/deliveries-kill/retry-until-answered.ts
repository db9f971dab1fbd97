import { ServerOutage } from '@tideform/contract';
import { pause } from '../workspace-kill/caller.ts';

type Answer<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: string };

/**
 * Repeats a request until the server responds, as a device does.
 *
 * @throws if the server refuses the request, or doesn't respond for a minute
 */
export async function retryUntilAnswered<Value>(request: () => Promise<Answer<Value>>): Promise<Value> {
  for (const end = Date.now() + 60_000; ; await pause(100)) {
    try {
      const answer = await request();
      if (answer.ok) return answer.value;
      throw new Error(answer.refusal);
    } catch (error) {
      if (!(error instanceof ServerOutage) || Date.now() > end) throw error;
    }
  }
}
