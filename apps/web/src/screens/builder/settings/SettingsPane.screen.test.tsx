import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findComponent } from '@tideform/components/editing';
import { specs } from '@tideform/components/specs';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { Locale } from '@tideform/i18n';
import { LocaleContext } from '@tideform/i18n/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Data, DataContext } from '../../../data/data-context.ts';
import { findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openDevice } from '../../../testing/open-device.ts';
import { changeComponent } from './change-component.ts';
import { SettingsPane } from './SettingsPane.tsx';

let data: Data;
beforeAll(async () => {
  data = await openDevice();
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const siteField = { type: 'textfield', key: 'site', label: 'Site', unknown: { kept: true } };
const reasonField = { type: 'textarea', key: 'why', label: 'Why', conditional: { show: true, when: 'site', eq: 'x' } };

/** Opens a builder with one component selected; `edits` are the definitions passed to `onChange`. */
async function renderSettingsPane(
  definition: ComponentDefinition,
  others: readonly ComponentDefinition[] = [],
  published?: FormDefinition,
  language: Locale['language'] = 'en',
) {
  const edits: ComponentDefinition[] = [];
  const seen: { form: FormDefinition; put: (form: FormDefinition) => void } = {
    form: { components: [definition, ...others] },
    put: () => {},
  };
  function Builder() {
    const [form, setForm] = useState(seen.form);
    seen.form = form;
    seen.put = setForm;
    return (
      <LocaleContext value={{ language, locale: language }}>
        <FluentProvider theme={webLightTheme} style={{ width: 360 }}>
          <DataContext value={data}>
            <SettingsPane
              form={form}
              path="0"
              definition={findComponent(form, '0')!}
              published={published}
              onChange={(next) => {
                edits.push(next);
                setForm((before) => changeComponent(before, '0', findComponent(before, '0')!, next)!.form);
              }}
            />
          </DataContext>
        </FluentProvider>
      </LocaleContext>
    );
  }
  render(<Builder />);
  await screen.findAllByRole('heading');
  if (!isUnknownType(definition)) await screen.findByRole('tablist');
  return { edits, seen, user: userEvent.setup({ delay: null }) };
}

const isUnknownType = ({ type }: ComponentDefinition) => !Object.hasOwn(specs, type);
const getTextbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** Opens a topic by its tab, or in the overflow menu when the tab doesn't fit. */
async function openTab(user: ReturnType<typeof userEvent.setup>, name: string) {
  const tab = screen.queryByRole('tab', { name });
  if (tab) return user.click(tab);
  await user.click(screen.getByRole('button', { name: /more$/ }));
  await user.click(screen.getByRole('menuitemradio', { name }));
}

it("groups the settings into tabs by topic, and moves tabs that don't fit into a menu", async () => {
  const { user } = await renderSettingsPane(siteField);
  screen.getByRole('heading', { name: 'Site' });
  expect(screen.getAllByRole('tab').length).toBeGreaterThan(2);
  expect(getTextbox('Label').value).toBe('Site');
  await openTab(user, 'Layout');
  expect(screen.getByRole('tab', { name: 'Layout', selected: true })).toBeTruthy();
  within(screen.getByRole('tabpanel', { name: 'Layout' })).getByRole('switch', { name: 'Hidden' });
});

it.each(['en', 'de', 'en-XA'] as const)('does not clip any settings tab in %s', async (language) => {
  await renderSettingsPane(siteField, [], undefined, language);
  const row = screen.getByRole('tablist').parentElement!;
  await waitFor(() => {
    expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    expect(within(row).getByRole('button')).toBeTruthy();
  });
});

it('writes only the edited setting into the component, immediately', async () => {
  const { edits, user } = await renderSettingsPane(siteField);
  expect(edits).toEqual([]);
  await openTab(user, 'Validation');
  await user.click(screen.getByRole('switch', { name: 'Required' }));
  expect(edits).toEqual([{ ...siteField, validate: { required: true } }]);
  await user.click(screen.getByRole('switch', { name: 'Required' }));
  expect(edits.at(-1)).toEqual(siteField);
});

it('keeps the open settings tab for the next component', async () => {
  const { user } = await renderSettingsPane(siteField);
  await openTab(user, 'Logic');
  cleanup();
  await renderSettingsPane(reasonField);
  screen.getByRole('tab', { name: 'Logic', selected: true });
});

it('shows an undone value without moving the focus', async () => {
  const { seen, user } = await renderSettingsPane(siteField);
  const before = seen.form;
  await user.type(getTextbox('Label'), ' name');
  const label = getTextbox('Label');
  expect(document.activeElement).toBe(label);
  await act(async () => seen.put(before));
  expect(getTextbox('Label')).toBe(label);
  expect(label.value).toBe('Site');
  expect(document.activeElement).toBe(label);
  await user.keyboard('s');
  expect(seen.form.components[0]).toMatchObject({ label: 'Sites', unknown: { kept: true } });
});

it("doesn't write an invalid setting, marks it as invalid, and writes the others", async () => {
  const { seen, user } = await renderSettingsPane(siteField);
  await user.clear(getTextbox('Label'));
  await user.type(getTextbox('Placeholder'), 'Yard');
  expect(seen.form.components[0]).toMatchObject({ label: 'Site', placeholder: 'Yard' });
  expect(getTextbox('Label').getAttribute('aria-invalid')).toBe('true');
});

it('updates an automatic key when the label changes, and all conditions that refer to the key', async () => {
  const { seen, user } = await renderSettingsPane(siteField, [reasonField]);
  await user.type(getTextbox('Label'), ' name');
  expect(seen.form.components[0]).toMatchObject({ label: 'Site name', key: 'siteName' });
  expect(seen.form.components[1]).toMatchObject({ conditional: { when: 'siteName' } });
});

it('keeps the key of a published field when its label changes', async () => {
  const { seen, user } = await renderSettingsPane(siteField, [], { components: [siteField] });
  await user.type(getTextbox('Label'), ' name');
  expect(seen.form.components[0]).toMatchObject({ label: 'Site name', key: 'site' });
});

it("applies a custom key on blur, after which the label doesn't change it", async () => {
  const { seen, user } = await renderSettingsPane(siteField, [reasonField]);
  await openTab(user, 'Data');
  await user.clear(getTextbox('Property name'));
  await user.type(getTextbox('Property name'), 'place');
  expect(seen.form.components[0]!.key).toBe('site');
  await user.tab();
  expect(seen.form.components[0]!.key).toBe('place');
  expect(seen.form.components[1]).toMatchObject({ conditional: { when: 'place' } });
  await openTab(user, 'Display');
  await user.type(getTextbox('Label'), ' name');
  expect(seen.form.components[0]!.key).toBe('place');
});

it.each([
  [
    'my site.',
    'The property name must only contain alphanumeric characters, underscores, dots and dashes and should not be ended by dash or dot.',
  ],
  ['textfield', 'The property name must not use reserved words.'],
])('rejects the property name %s', async (name, message) => {
  const { seen, user } = await renderSettingsPane(siteField);
  await openTab(user, 'Data');
  await user.clear(getTextbox('Property name'));
  await user.type(getTextbox('Property name'), name);
  await user.tab();
  expect(getTextbox('Property name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(message)).not.toEqual([]);
  expect(seen.form.components[0]!.key).toBe('site');
});

it('warns about a property name that another component already has', async () => {
  const { user } = await renderSettingsPane(siteField, [reasonField]);
  await openTab(user, 'Data');
  await user.clear(getTextbox('Property name'));
  await user.type(getTextbox('Property name'), 'why');
  await user.tab();
  screen.getByText('Another component uses this name, so both share one answer.');
});

it('renames a field in code, and lists code that still contains the old name', async () => {
  const total = {
    type: 'number',
    key: 'total',
    label: 'Total',
    calculateValue: "value = data['si' + 'te'] ?? data.map((data) => data.site)",
  };
  const size = { type: 'number', key: 'size', label: 'Size', calculateValue: 'value = data.site.length' };
  const { seen, user } = await renderSettingsPane(siteField, [total, size]);
  await user.type(getTextbox('Label'), ' name');
  expect(seen.form.components[2]!.calculateValue).toBe('value = data.siteName.length');
  const title = await within(screen.getByRole('tabpanel')).findByText('Code still uses “site”');
  const notice = title.closest('[role=status]')!;
  within(notice as HTMLElement).getByText('Total: Calculated value, line 1');
  const [first, , measured] = seen.form.components;
  await act(async () =>
    seen.put({ components: [first!, { ...total, calculateValue: 'value = data.siteName.length' }, measured!] }),
  );
  await waitFor(() => expect(screen.queryByText('Code still uses “site”')).toBeNull());
});

it('runs code in the sandbox with sample answers: shows its result, changes, and duration', async () => {
  const code = "console.log('site', data.site); value = data.site + '!';";
  const { user } = await renderSettingsPane({ ...reasonField, conditional: undefined, calculateValue: code }, [
    siteField,
  ]);
  await openTab(user, 'Logic');
  await user.click(await screen.findByRole('button', { name: 'Edit code: Calculated value' }));
  const dialog = await findFocusedDialog();
  await user.click(await dialog.findByRole('button', { name: 'Try with sample answers' }));
  const answer = await dialog.findByRole('textbox', { name: 'Site' });
  await user.clear(answer);
  await user.type(answer, 'Quay');
  await user.click(dialog.getByRole('button', { name: 'Run' }));
  // The result appears after the sandbox has loaded.
  await dialog.findByText('value = "Quay!"');
  dialog.getByText('site Quay');
  dialog.getByText(/^Finished in \d+ milliseconds?\.$/);
  await user.type(answer, 's');
  expect(dialog.queryByText('value = "Quay!"')).toBeNull();
});

it('shows a message for an unknown type, and offers its JSON', async () => {
  const { user } = await renderSettingsPane({ type: 'hologram', key: 'h', label: 'Ghost' });
  screen.getByRole('heading', { name: 'Tideform doesn’t support hologram yet' });
  expect(screen.queryByRole('tab')).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Edit JSON' }).at(-1)!);
  const dialog = await screen.findByRole('dialog', { name: 'Edit JSON: Ghost' });
  await waitFor(() => expect(within(dialog).queryByText('Loading editor...')).toBeNull());
});
