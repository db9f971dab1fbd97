import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { FormRow } from '@tideform/sync';

const OwnTestsNotice = onDemand(async () => (await import('../form/own-tests/OwnTestsNotice.tsx')).OwnTestsNotice);

/** Replays the tests that are kept with a draft before it is published; fetched for a form that has any. */
export function TestsBeforePublish({ draft }: { readonly draft: FormRow['draft'] }) {
  return draft?.tests !== undefined && <OwnTestsNotice schema={draft.schema} tests={draft.tests} />;
}
