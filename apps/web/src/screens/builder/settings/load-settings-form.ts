/** Loads the settings, their editors and what draws them: nobody needs them before something is selected. */
export const loadSettingsForm = () => import('./pane/SettingsForm.tsx');
