import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormRow } from '@tideform/sync';
import { afterEach, expect, it } from 'vitest';
import { DataContext } from '../../data/data-context.ts';
import type { IconCatalog } from '../../data/forms/load-icon-catalog.ts';
import { formRow, openDevice, teamRow } from '../../testing/open-device.ts';
import { formatIcon } from '../../ui/icons/parse-icon.ts';
import { ToastProvider } from '../../ui/toasts/ToastProvider.tsx';
import { IconPicker } from './IconPicker.tsx';

afterEach(cleanup);

const catalog: IconCatalog = {
  names: [
    ['hard-hat', ['helmet']],
    ['crane', []],
    ['zebra', ['animal']],
  ],
  paths: { 'hard-hat': 'M1 1', crane: 'M2 2', zebra: 'M3 3' },
};

async function renderIconPicker(form: Partial<FormRow> = {}, load = async () => catalog) {
  const data = await openDevice({ teams: [teamRow()], forms: [formRow(form)] });
  const user = userEvent.setup({ delay: null });
  render(
    <FluentProvider theme={webLightTheme}>
      <ToastProvider>
        <DataContext value={data}>
          <IconPicker form={formRow(form)} load={load} />
        </DataContext>
      </ToastProvider>
    </FluentProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Form icon' }));
  const config = () => data.library.json('Form Config/Weekly site inspection/form.config.json');
  return { data, user, config };
}

it('suggests icons immediately, and stores the selected icon as SVG text', async () => {
  const { user, config } = await renderIconPicker();
  await screen.findByText('Suggestions');
  expect(screen.queryByRole('button', { name: 'Zebra' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hard hat' }));
  await expect.poll(config).toMatchObject({ icon: formatIcon('M1 1') });
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('searches icons by name and tag after a pause in typing', async () => {
  const { user } = await renderIconPicker();
  await user.type(await screen.findByRole('searchbox', { name: 'Search icons' }), 'animal');
  await screen.findByRole('button', { name: 'Zebra' });
  screen.getByText('1 icon');
  expect(screen.queryByRole('button', { name: 'Crane' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search icons' }), 'xyz');
  await screen.findByText('No results found');
});

it('marks the form’s icon, and resets it to the default', async () => {
  const { user, config } = await renderIconPicker({ icon: formatIcon('M2 2') });
  expect((await screen.findByRole('button', { name: 'Crane' })).getAttribute('aria-pressed')).toBe('true');
  expect(config()).toHaveProperty('icon');
  await user.click(screen.getByRole('button', { name: 'Use default icon' }));
  await expect.poll(config).not.toHaveProperty('icon');
});

it('shows an error when the catalog can’t be loaded, and retries', async () => {
  let calls = 0;
  const { user } = await renderIconPicker({}, async () => {
    calls += 1;
    if (calls === 1) throw new Error('offline');
    return catalog;
  });
  await screen.findByText('Couldn’t load the icons.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Crane' });
});

it('shows an error and the previous icon if saving fails', async () => {
  const { data, user } = await renderIconPicker();
  data.failWith('lost');
  await user.click(await screen.findByRole('button', { name: 'Crane' }));
  await screen.findByText(/connection|offline|later|again/i);
  expect(document.querySelector('path[d="M2 2"]')).toBeNull();
});
