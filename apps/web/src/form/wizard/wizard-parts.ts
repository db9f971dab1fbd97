import { onDemand } from '@tideform/components/kit/on-demand.tsx';

/** Parts that only wizards need, loaded with the first one. */
export const WizardStepper = onDemand(async () => (await import('./WizardStepper.tsx')).WizardStepper);

export const WizardButtons = onDemand(async () => (await import('./WizardButtons.tsx')).WizardButtons);

const parts = [WizardStepper, WizardButtons];

/** `undefined` when they are loaded. */
export function loadWizard(): Promise<unknown> | undefined {
  const missing = parts.filter((part) => !part.isLoaded());
  return missing.length > 0 ? Promise.all(missing.map((part) => part.load())) : undefined;
}
