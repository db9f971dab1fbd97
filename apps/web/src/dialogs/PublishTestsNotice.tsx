import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { FormRow } from '@tideform/sync';

const FailedTestsNotice = onDemand(
  async () => (await import('../form/own-tests/FailedTestsNotice.tsx')).FailedTestsNotice,
);

/** Runs the form tests stored in a draft before it is published. Loaded only for forms with tests. */
export function PublishTestsNotice({ draft }: { readonly draft: FormRow['draft'] }) {
  return draft?.tests !== undefined && <FailedTestsNotice schema={draft.schema} tests={draft.tests} />;
}
