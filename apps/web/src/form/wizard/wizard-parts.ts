import { onDemand } from '@tideform/components/kit/on-demand.tsx';

/** What only a form of several pages has around its fields comes with the first such form. */
export const WizardStepper = onDemand(async () => (await import('./WizardStepper.tsx')).WizardStepper);

export const WizardButtons = onDemand(async () => (await import('./WizardButtons.tsx')).WizardButtons);

const parts = [WizardStepper, WizardButtons];

/** `undefined` when they are here. */
export function loadWizard(): Promise<unknown> | undefined {
  const missing = parts.filter((part) => !part.isLoaded());
  return missing.length > 0 ? Promise.all(missing.map((part) => part.load())) : undefined;
}
