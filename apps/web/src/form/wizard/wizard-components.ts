import { onDemand } from '@tideform/components/kit/on-demand.tsx';

/** Components that only wizards need. They are loaded with the first wizard. */
export const WizardStepper = onDemand(async () => (await import('./WizardStepper.tsx')).WizardStepper);

export const WizardButtons = onDemand(async () => (await import('./WizardButtons.tsx')).WizardButtons);

const parts = [WizardStepper, WizardButtons];

/** Loads the components of wizards; returns `undefined` if they are loaded already. */
export function loadWizard(): Promise<unknown> | undefined {
  const missing = parts.filter((component) => !component.isLoaded());
  return missing.length > 0 ? Promise.all(missing.map((component) => component.load())) : undefined;
}
