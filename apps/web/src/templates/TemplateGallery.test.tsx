import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Loaded } from '../ui/loading/useLoaded.ts';
import type { Gallery } from './load-templates.ts';
import { noTemplateFilter, TemplateGallery } from './TemplateGallery.tsx';
import type { ListedTemplate } from './template.ts';

afterEach(cleanup);

const template = (key: string, title: string, tags: readonly string[]): ListedTemplate => ({
  ...{ key, title, tags, description: '', outline: [], fields: 19, url: `/templates/${key}.json` },
});
const gallery: Gallery = {
  unavailableHosts: ['forms.example'],
  templates: [
    template('permit', 'Hot work permit', ['Health and Safety', 'Fire']),
    template('scaffold', 'Scaffold inspection', ['Construction']),
    template('door', 'Fire door check', ['Realestate']),
  ],
};

function renderGallery(loaded: Partial<Loaded<Gallery>> = { value: gallery }) {
  const chosen: string[] = [];
  const retried: string[] = [];
  function Opened() {
    const [filter, setFilter] = useState(noTemplateFilter);
    const state = { value: undefined, cause: undefined, retry: () => retried.push('again'), ...loaded };
    return (
      <FluentProvider theme={webLightTheme}>
        <TemplateGallery
          {...{ filter, gallery: state, hasTeams: false }}
          onFilter={setFilter}
          onChoose={({ key }) => chosen.push(key)}
        />
      </FluentProvider>
    );
  }
  render(<Opened />);
  return { user: userEvent.setup(), chosen, retried };
}

const cards = () => screen.queryAllByRole('listitem').map((card) => card.textContent?.replace(/[\u2068\u2069]/g, ''));

it('shows all templates and the sources that failed, and reports the selected template', async () => {
  const { user, chosen } = renderGallery();
  expect(cards()).toEqual([
    'Hot work permitHealth and Safety · 19 fields',
    'Scaffold inspectionConstruction · 19 fields',
    'Fire door checkRealestate · 19 fields',
  ]);
  screen.getByText('3 templates Couldn’t load templates from forms.example.');
  await user.click(screen.getByRole('button', { name: /Scaffold/ }));
  expect(chosen).toEqual(['scaffold']);
});

it('searches in the selected industries, and shows the best match first', async () => {
  const { user } = renderGallery();
  await user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'fire');
  expect(cards()).toEqual([expect.stringMatching(/^Fire door/), expect.stringMatching(/^Hot work/)]);
  screen.getByText(/^2 templates, best match first/);
  await user.click(screen.getByRole('button', { name: 'Realestate' }));
  expect(cards()).toEqual([expect.stringMatching(/^Fire door/)]);
  await user.click(screen.getByRole('button', { name: 'Construction' }));
  await user.click(screen.getByRole('button', { name: 'Realestate' }));
  screen.getByText('No templates found');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(cards()).toHaveLength(3);
});

it('retries a failed request', async () => {
  const { user, retried } = renderGallery({ cause: new Error('502') });
  screen.getByText('Oops, something went wrong');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retried).toEqual(['again']);
});
