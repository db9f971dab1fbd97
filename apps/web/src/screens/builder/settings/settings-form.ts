import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { SettingsSkeleton } from './pane/SettingsSkeleton.tsx';

/** Settings form with its editors, loaded when the first component is selected. */
export const SettingsForm = onDemand(
  async () => (await import('./pane/SettingsForm.tsx')).SettingsForm,
  SettingsSkeleton,
);
