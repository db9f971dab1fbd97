import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useHeldBack } from '../../ui/held-back.ts';

const UnsavedQuestion = onDemand(
  async () => (await import('@tideform/components/kit/unsaved/UnsavedQuestion.tsx')).UnsavedQuestion,
);

/** Leaving the builder while something of a tab is not saved: it is asked before that is lost. */
export function UnsavedPrompt() {
  const held = useHeldBack(true);
  return held && <UnsavedQuestion onAnswer={(isLost) => (isLost ? held.go() : held.stay())} />;
}
