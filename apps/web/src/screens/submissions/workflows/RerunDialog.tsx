import { onDemand } from '@tideform/components/kit/on-demand.tsx';

/**
 * Dialog to send notifications of a submission again. A separate file, so that the table's first chunk doesn't include
 * it.
 */
export const RerunDialog = onDemand(async () => (await import('./RerunForm.tsx')).RerunForm);
