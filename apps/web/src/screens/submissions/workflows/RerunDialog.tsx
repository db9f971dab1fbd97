import { onDemand } from '@tideform/components/kit/on-demand.tsx';

/** Asks whether webhooks are to be told again. What it is made of is named here, not in the first file of the table. */
export const RerunDialog = onDemand(async () => (await import('./RerunForm.tsx')).RerunForm);
