import { cleanup, screen, waitFor } from '@testing-library/react';
import type { FormDefinition } from '@tideform/engine';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openApp } from '../../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../../testing/open-device.ts';
import { SettingsForm } from '../../settings/SettingsPane.tsx';

// Imports the screen and its settings before the tests, so that no test waits for lazy imports.
beforeAll(() => Promise.all([import('../../BuilderScreen.tsx'), import('../PreviewTab.tsx'), SettingsForm.load()]));
afterEach(cleanup);

async function renderPreview(schema: FormDefinition) {
  const data = await openDevice({
    teams: [teamRow()],
    forms: [formRow({ draft: { driveItemId: 'd', schema } })],
  });
  const { user } = openApp('/teams/team1/forms/form1/build?tab=preview', data);
  await screen.findByRole('region', { name: 'Code problems' });
  return user;
}

it('opens the setting that causes a problem in the preview, on any page', async () => {
  const brokenField = {
    type: 'textfield',
    key: 'why',
    label: 'Why',
    logic: [{ name: 'Late', trigger: { type: 'simple', simple: { show: true, when: 'gone', eq: '1' } }, actions: [] }],
  };
  const user = await renderPreview({
    display: 'wizard',
    components: [
      { type: 'panel', key: 'one', title: 'One', components: [{ type: 'textfield', key: 'site', label: 'Site' }] },
      { type: 'panel', key: 'two', title: 'Two', components: [brokenField] },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Open settings: Why, Rules' }));
  const name = await screen.findByRole('textbox', { name: 'Name, rule 1' });
  screen.getByRole('tab', { name: 'Logic', selected: true });
  await waitFor(() => expect(document.activeElement).toBe(name));
  screen.getByRole('heading', { name: 'Why' });
});
