import { cleanup, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { openDevice, teamRow } from '../../../testing/open-device.ts';

afterEach(cleanup);

const survey = {
  title: 'Site visit',
  cookieName: 'c',
  pages: [
    {
      name: 'p',
      elements: [
        { type: 'text', name: 'who', title: 'Who?' },
        { type: 'rating', name: 'how', title: 'How?' },
      ],
    },
  ],
};

async function openImport() {
  const data = await openDevice({ teams: [teamRow()], forms: [] });
  const { user } = openApp('/teams/team1/forms', data);
  await user.click((await screen.findAllByRole('button', { name: 'New form' }))[0]!);
  await user.click(await screen.findByRole('button', { name: /^Import/ }));
  await screen.findByRole('tab', { name: 'Import', selected: true });
  const dialog = await findFocusedDialog("Let's Build");
  await dialog.findByRole('button', { name: 'Choose a file' });
  return { data, user, dialog };
}

/** Checks the accessibility of the dialog after its animations, because fading content has a lower contrast. */
async function findDialogViolations(): Promise<readonly string[]> {
  await expect.poll(() => document.getAnimations().some(({ playState }) => playState === 'running')).toBe(false);
  return (await axe.run(screen.getByRole('dialog'))).violations.map(({ id }) => id);
}

const createImportFile = (content: string) => new File([content], 'visit.json', { type: 'application/json' });

it('imports a file with report and preview, and opens the builder', async () => {
  const { data, user, dialog } = await openImport();
  await user.upload(
    dialog.getByLabelText('Choose a file', { selector: 'input' }),
    createImportFile(JSON.stringify(survey)),
  );
  const table = await dialog.findByRole('table');
  expect(within(table).getByRole('row', { name: /Not imported Site visit cookieName/ })).toBeTruthy();
  expect(within(table).getByRole('row', { name: /Adapted How\? type “rating” is imported as “radio”/ })).toBeTruthy();
  expect(await findDialogViolations()).toEqual([]);
  await user.click(dialog.getByRole('tab', { name: 'Preview' }));
  await dialog.findByRole('textbox', { name: 'Who?' });
  expect(await findDialogViolations()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Create form' }));
  await expect.poll(() => data.library.tree().join()).toContain('Site visit/form.draft.json');
  expect(data.library.json('Form Config/Site visit/form.draft.json')).toMatchObject({
    schema: { foreign: { properties: { cookieName: 'c' } } },
  });
});

it('switches to the other tabs and back', async () => {
  const { user, dialog } = await openImport();
  const pasted = () => dialog.queryByRole('textbox', { name: /^Or paste the form’s text/ });
  await user.type(pasted()!, 'half of it');
  await user.click(dialog.getByRole('tab', { name: 'Templates' }));
  await screen.findByRole('tab', { name: 'Templates', selected: true });
  expect(pasted()).toBeNull();
  await user.click(dialog.getByRole('tab', { name: 'Import' }));
  expect(pasted()).toHaveProperty('value', 'half of it');
  await user.click(dialog.getByRole('tab', { name: 'Templates' }));
  await user.click(screen.getByRole('tab', { name: 'New' }));
  await screen.findByRole('button', { name: /^Blank form/ });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'What should the form ask?' }));
  await user.click(screen.getByRole('searchbox', { name: 'Search templates' }));
  await user.keyboard('p');
  await screen.findByRole('tab', { name: 'Templates', selected: true });
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search templates' }));
  // The first Escape leaves the search, the second closes the dialog.
  await user.keyboard('{Escape}{Escape}');
  await expect.poll(() => document.activeElement?.textContent).toBe('New form');
});

it('imports pasted text by keyboard alone', async () => {
  const { user, dialog } = await openImport();
  const text = dialog.getByRole('textbox', { name: /^Or paste the form’s text/ });
  text.focus();
  await user.paste(JSON.stringify(survey));
  await user.tab();
  await user.keyboard('{Enter}');
  await dialog.findByText('Pasted text');
});

it('explains why a file is not a form, and allows choosing another', async () => {
  const { user, dialog } = await openImport();
  const input = () => dialog.getByLabelText('Choose a file', { selector: 'input' });
  await user.upload(input(), createImportFile('{"a": 1}'));
  await dialog.findByText('Tideform can’t import this kind of file.');
  await user.upload(input(), createImportFile('{"components": [{"type": "textfield", "key": "constructor"}]}'));
  await dialog.findByText(/This form can’t be used here. components\[0\].key: this name isn’t allowed./);
  expect(await findDialogViolations()).toEqual([]);
});
