import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

afterEach(cleanup);

const siteField = { type: 'textfield', key: 'site', label: 'Site' };

it('switches a form without a submit button to a wizard, which can then be published', async () => {
  const form = formRow({ draft: { driveItemId: 'd', schema: { display: 'form', components: [siteField] } } });
  const data = await openDevice({ teams: [teamRow()], forms: [form] });
  const { user } = openApp('/teams/team1/forms/form1/build', data);
  await screen.findByRole('button', { name: 'A submit button is required before you can publish the form' });
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Display Mode' }));
  const single = await screen.findByRole('menuitemradio', { name: 'Single Page Form' });
  expect(single.getAttribute('aria-checked')).toBe('true');
  await user.click(screen.getByRole('menuitemradio', { name: 'Multi Page Wizard' }));
  await screen.findByRole('button', { name: /^(Publish|Saving...)$/ });
  screen.getByRole('tab', { name: 'Page 1' });
  screen.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await screen.findByRole('button', { name: 'A submit button is required before you can publish the form' });
  expect(screen.queryByRole('tab', { name: 'Page 1' })).toBeNull();
});

it('[ENG-7] prevents publishing a form that would block the page, and says why', async () => {
  const defaultValue = Array.from({ length: 1_001 }, () => ({}));
  const schema = {
    components: [
      { type: 'datagrid', key: 'rows', label: 'Lines', defaultValue, components: [] },
      { type: 'button', key: 'submit' },
    ],
  };
  const form = formRow({ draft: { driveItemId: 'd', schema } });
  const data = await openDevice({ teams: [teamRow()], forms: [form] });
  openApp('/teams/team1/forms/form1/build', data);
  await screen.findByRole('button', {
    name: 'Can’t publish this form: “Lines” (components[0].defaultValue): a default value can have up to 1,000 rows.',
  });
});
