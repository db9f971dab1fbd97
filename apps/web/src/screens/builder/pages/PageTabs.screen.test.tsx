import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormDefinition } from '@tideform/engine';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ToastProvider } from '../../../ui/toasts/ToastProvider.tsx';
import { PageTabs } from './PageTabs.tsx';

afterEach(cleanup);

const createPage = (title: string) => ({ type: 'panel', key: title.toLowerCase(), title, components: [] });
const wizard: FormDefinition = {
  display: 'wizard',
  components: [createPage('Site'), createPage('Checks'), createPage('Sign')],
};

function renderPageTabs(start: FormDefinition = wizard) {
  const seen = { form: start, page: 0 };
  function Builder() {
    const [form, setForm] = useState(start);
    const [pageIndex, setPage] = useState(0);
    Object.assign(seen, { form, page: pageIndex });
    return (
      <FluentProvider theme={webLightTheme}>
        <ToastProvider>
          <PageTabs
            form={form}
            pageIndex={pageIndex}
            onSelect={setPage}
            onCommand={(command) => setForm((now) => command(now).form)}
          />
        </ToastProvider>
      </FluentProvider>
    );
  }
  render(<Builder />);
  const titles = () => seen.form.components.map(({ title }) => title);
  return { seen, titles, user: userEvent.setup({ delay: null }) };
}

const getTab = (name: string) => screen.getByRole('tab', { name });

it('opens the page whose tab is clicked', async () => {
  const { seen, user } = renderPageTabs();
  expect(getTab('Site').getAttribute('aria-selected')).toBe('true');
  await user.click(getTab('Sign'));
  expect(seen.page).toBe(2);
});

it('adds a page at the end and opens it', async () => {
  const { seen, titles, user } = renderPageTabs();
  await user.click(screen.getByRole('button', { name: 'Add page' }));
  expect(titles()).toEqual(['Site', 'Checks', 'Sign', 'Page 4']);
  expect(seen.page).toBe(3);
});

it('moves a page with Alt and the arrow keys, announces the position and keeps the focus', async () => {
  const { titles } = renderPageTabs();
  getTab('Site').focus();
  fireEvent.keyDown(getTab('Site'), { key: 'ArrowRight', altKey: true });
  expect(titles()).toEqual(['Checks', 'Site', 'Sign']);
  screen.getByText('Moved Site to position 2 of 3');
  expect(document.activeElement).toBe(getTab('Site'));
  fireEvent.keyDown(getTab('Site'), { key: 'ArrowLeft', altKey: true });
  fireEvent.keyDown(getTab('Site'), { key: 'ArrowLeft', altKey: true });
  expect(titles()).toEqual(['Site', 'Checks', 'Sign']);
});

it('renames a page inline; Escape and an empty title change nothing', async () => {
  const { titles, user } = renderPageTabs();
  await user.dblClick(getTab('Checks'));
  await user.clear(screen.getByRole('textbox', { name: 'Page title' }));
  await user.type(screen.getByRole('textbox', { name: 'Page title' }), 'Safety checks{Enter}');
  expect(titles()).toEqual(['Site', 'Safety checks', 'Sign']);
  expect(document.activeElement).toBe(getTab('Safety checks'));
  await user.keyboard('{F2}');
  await user.type(screen.getByRole('textbox', { name: 'Page title' }), 'x{Escape}');
  await user.keyboard('{F2}');
  await user.clear(screen.getByRole('textbox', { name: 'Page title' }));
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Site', 'Safety checks', 'Sign']);
});

it('deletes a page and offers to undo it', async () => {
  const { seen, titles, user } = renderPageTabs();
  await user.click(getTab('Checks'));
  await user.click(screen.getByRole('button', { name: 'Options for page Checks' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete page' }));
  expect(titles()).toEqual(['Site', 'Sign']);
  expect(seen.page).toBe(1);
  await user.click(await screen.findByText('Undo'));
  expect(titles()).toEqual(['Site', 'Checks', 'Sign']);
  expect(seen.form.components[1]).toBe(wizard.components[1]);
});

it.each([
  ['before', 0.1, ['Sign', 'Site', 'Checks']],
  ['after', 0.9, ['Site', 'Sign', 'Checks']],
])('drags a page %s the page it is dropped on', async (_, share, expected) => {
  const { titles } = renderPageTabs();
  // The drag-and-drop module loads after the tabs have been rendered.
  await waitFor(() => expect(getTab('Sign').draggable).toBe(true));
  const dataTransfer = new DataTransfer();
  const at = (name: string, part: number) => {
    const { left, top, width, height } = getTab(name).getBoundingClientRect();
    return { clientX: left + width * part, clientY: top + height / 2, dataTransfer, bubbles: true };
  };
  fireEvent.dragStart(getTab('Sign'), at('Sign', 0.5));
  await new Promise((done) => requestAnimationFrame(done));
  fireEvent.dragEnter(getTab('Site'), at('Site', share));
  fireEvent.dragOver(getTab('Site'), at('Site', share));
  await new Promise((done) => requestAnimationFrame(done));
  fireEvent.drop(getTab('Site'), at('Site', share));
  await waitFor(() => expect(titles()).toEqual(expected));
});

it('does not delete the last page', async () => {
  const { titles } = renderPageTabs({ ...wizard, components: [createPage('Site')] });
  getTab('Site').focus();
  fireEvent.keyDown(getTab('Site'), { key: 'Delete' });
  expect(titles()).toEqual(['Site']);
  screen.getByText(/^A wizard needs at least one page/);
});

it('renders nothing for a form without pages', () => {
  renderPageTabs({ components: [createPage('Site')] });
  expect(screen.queryByRole('tablist')).toBeNull();
});
