import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { FormRow } from '@tideform/sync';

const OwnTestsNotice = onDemand(async () => (await import('../form/own-tests/OwnTestsNotice.tsx')).OwnTestsNotice);

/** Runs the form tests stored in a draft before it is published. Loaded only for forms with tests. */
export function TestsBeforePublish({ draft }: { readonly draft: FormRow['draft'] }) {
  return draft?.tests !== undefined && <OwnTestsNotice schema={draft.schema} tests={draft.tests} />;
}
