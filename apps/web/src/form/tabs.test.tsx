import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition } from '@tideform/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { FormRunner } from './FormRunner.tsx';

afterEach(cleanup);

const text = (key: string, label: string, required: boolean) => ({
  type: 'textfield',
  key,
  label,
  validate: { required },
});
const innerTabs = {
  type: 'tabs',
  key: 'inner',
  label: 'Parts of the roof',
  components: [
    { label: 'Ridge', key: 'ridge', components: [text('ridge', 'Ridge tiles', false)] },
    { label: 'Gutter', key: 'gutter', components: [text('gutter', 'Gutter', true)] },
  ],
};
const form: FormDefinition = {
  components: [
    {
      type: 'tabs',
      key: 'outer',
      label: 'Inspection',
      components: [
        { label: 'Scaffold', key: 'scaffold', components: [text('tag', 'Tag', true)] },
        { label: 'Roof', key: 'roof', components: [innerTabs] },
      ],
    },
    { type: 'button', key: 'submit', label: 'Send', action: 'submit' },
  ],
};
const tab = (name: string) => screen.getByRole('tab', { name, hidden: true });

describe('tabs in a form', () => {
  it('mark tabs that contain validation errors with a text, until the errors are fixed', async () => {
    render(<FormRunner session={createSession({ form, specs })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    for (const name of ['Scaffold (needs attention)', 'Roof (needs attention)', 'Gutter (needs attention)', 'Ridge']) {
      expect(tab(name)).toBeTruthy();
    }
    await userEvent.type(screen.getByRole('textbox', { name: 'Tag' }), '12');
    expect(await screen.findByRole('tab', { name: 'Scaffold' })).toBeTruthy();
  });

  it('open the pane of a field when a link in the error summary points to it', async () => {
    render(<FormRunner session={createSession({ form, specs })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(screen.getByRole('link', { name: /Gutter/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Gutter' }));
    expect(tab('Roof (needs attention)').getAttribute('aria-selected')).toBe('true');
    expect(tab('Gutter (needs attention)').getAttribute('aria-selected')).toBe('true');
  });
});
