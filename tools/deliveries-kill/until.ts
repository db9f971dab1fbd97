import { ServerOutage } from '@tideform/contract';
import { pause } from '../workspace-kill/caller.ts';

type Answer<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: string };

/** Asks until somebody answers, as a device does. @throws when it is refused */
export async function untilAnswered<Value>(ask: () => Promise<Answer<Value>>): Promise<Value> {
  for (const end = Date.now() + 60_000; ; await pause(100)) {
    try {
      const answer = await ask();
      if (answer.ok) return answer.value;
      throw new Error(answer.refusal);
    } catch (error) {
      if (!(error instanceof ServerOutage) || Date.now() > end) throw error;
    }
  }
}
