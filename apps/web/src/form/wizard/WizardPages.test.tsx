import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, type SubmissionData } from '@tideform/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormRunner } from '../FormRunner.tsx';

afterEach(cleanup);

const panel = (title: string, field: object, more: object = {}) => ({
  type: 'panel',
  key: title.toLowerCase(),
  title,
  components: [{ type: 'textfield', ...field }],
  ...more,
});

const wizard = {
  display: 'wizard',
  components: [
    panel('Site', { key: 'site', label: 'Site name', validate: { required: true } }),
    panel('Defects', { key: 'defect', label: 'Defect' }, { conditional: { show: true, when: 'site', eq: 'Yard' } }),
    panel('Sign-off', { key: 'name', label: 'Your name', validate: { required: true } }),
    { type: 'button', key: 'submit', label: 'Form submit', action: 'submit' },
  ],
} as FormDefinition;

function start(data?: SubmissionData) {
  const onSubmit = vi.fn();
  const session = createSession({ form: wizard, specs, ...(data && { data }) });
  render(<FormRunner session={session} onSubmit={onSubmit} />);
  return { user: userEvent.setup(), session, onSubmit };
}

const press = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 2 });

describe('a form of several pages', () => {
  it('does not go on while something on the page is wrong', async () => {
    const { user } = start();
    await user.click(press('Next'));
    expect(heading().textContent).toBe('Site');
    expect(screen.getByText('One answer needs your attention')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Site name' }), 'Harbour');
    await user.click(press('Next'));
    expect(heading().textContent).toBe('Sign-off');
    expect(screen.queryByText('One answer needs your attention')).toBeNull();
  });

  it('puts the focus on the title of the page that one comes to', async () => {
    const { user } = start({ site: 'Harbour' });
    await user.click(press('Next'));
    expect(document.activeElement).toBe(heading());
  });

  it('leaves out a page that a condition hides', async () => {
    const { user } = start({ site: 'Yard' });
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['1Site', '2Defects', '3Sign-off']);
    await user.clear(screen.getByRole('textbox', { name: 'Site name' }));
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['1Site', '2Sign-off']);
  });

  it('goes back by Previous and by the steps already done', async () => {
    const { user } = start({ site: 'Yard' });
    await user.click(press('Next'));
    await user.click(press('Next'));
    expect(heading().textContent).toBe('Sign-off');
    await user.click(press('Previous'));
    expect(heading().textContent).toBe('Defects');
    await user.click(press('Site done'));
    expect(heading().textContent).toBe('Site');
  });

  it('submits on the last page, once, with the answers of all pages', async () => {
    const { user, onSubmit } = start({ site: 'Harbour' });
    await user.click(press('Next'));
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Amara');
    expect(screen.queryByRole('button', { name: 'Form submit' })).toBeNull();
    await user.click(press('Submit'));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ site: 'Harbour', name: 'Amara' });
  });

  it('leads from the summary to a field on another page', async () => {
    const { user, session, onSubmit } = start({ site: 'Harbour', name: 'Amara' });
    await user.click(press('Next'));
    act(() => session.setValue(session.nodeAt('site')!.id, ''));
    await user.click(press('Submit'));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Site name is required.' }));
    expect(heading().textContent).toBe('Site');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Site name' }));
  });
});
