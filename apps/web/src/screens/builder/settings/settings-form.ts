import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { SettingsBones } from './pane/SettingsBones.tsx';

/** The settings, their editors and what draws them: nobody needs them before something is selected. */
export const SettingsForm = onDemand(async () => (await import('./pane/SettingsForm.tsx')).SettingsForm, SettingsBones);
