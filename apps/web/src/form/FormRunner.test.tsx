import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FileStore, FileStoreProvider } from '@tideform/components/kit/FileStore.tsx';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, type SubmissionData } from '@tideform/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormRunner } from './FormRunner.tsx';

afterEach(cleanup);

const inspection: FormDefinition = {
  components: [
    { type: 'textfield', key: 'site', label: 'Site', validate: { required: true } },
    { type: 'number', key: 'wind', label: 'Wind speed', validate: { max: 38, customMessage: 'Raise a stop notice' } },
    { type: 'checkbox', key: 'injured', label: 'Somebody was hurt' },
    { type: 'textarea', key: 'what', label: 'What happened', conditional: { show: true, when: 'injured', eq: 'true' } },
    { type: 'button', key: 'submit', label: 'Send', action: 'submit' },
  ],
};

function createFormTest(form: FormDefinition, data?: SubmissionData) {
  const session = createSession({ form, specs, ...(data && { data }) });
  const onSubmit = vi.fn();
  const user = userEvent.setup();
  return { session, onSubmit, user };
}

describe('answering a form', () => {
  it('submits valid answers', async () => {
    const { session, onSubmit, user } = createFormTest(inspection);
    render(<FormRunner session={session} onSubmit={onSubmit} />);
    await user.type(screen.getByRole('textbox', { name: 'Site' }), 'Riverside');
    await user.type(screen.getByRole('textbox', { name: 'Wind speed' }), '12');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ site: 'Riverside', wind: 12, submit: true });
  });

  it.each([true, false])(
    'waits for a selected file before submitting, and does not submit if it fails (stored: %s)',
    async (isKept) => {
      const keeping = Promise.withResolvers<void>();
      const store: FileStore = {
        async add({ name, size, type }) {
          await keeping.promise;
          return { ...{ id: name, name, originalName: name, size, type, url: '', storage: 'indexeddb' } };
        },
        read: async () => new Blob(),
      };
      const form = { components: [{ type: 'file', key: 'plan', label: 'Plan' }, inspection.components.at(-1)!] };
      const { session, onSubmit, user } = createFormTest(form);
      render(
        <FileStoreProvider value={store}>
          <FormRunner session={session} onSubmit={onSubmit} />
        </FileStoreProvider>,
      );
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
      await user.upload(input, new File(['x'], 'plan.txt', { type: 'text/plain' }));
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(onSubmit).not.toHaveBeenCalled();
      if (isKept) keeping.resolve();
      else keeping.reject(new Error('full'));
      if (isKept) {
        await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toMatchObject({ plan: [{ originalName: 'plan.txt' }] });
        return;
      }
      await screen.findByRole('button', { name: /^Try again/ });
      expect(onSubmit).not.toHaveBeenCalled();
      // After the error message, the user can submit without the file.
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(onSubmit).toHaveBeenCalledOnce();
    },
  );

  it('rerenders only the changed field on a keystroke', async () => {
    const { session, user } = createFormTest(inspection);
    const requestedIds: string[] = [];
    const watched = {
      ...session,
      state(id: string) {
        requestedIds.push(id);
        return session.state(id);
      },
    };
    render(<FormRunner session={watched} />);
    expect(new Set(requestedIds)).toEqual(new Set(session.rootIds));
    await user.click(screen.getByRole('textbox', { name: 'Site' }));
    requestedIds.length = 0;
    await user.keyboard('x');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Site' }).value).toBe('x');
    expect(new Set(requestedIds)).toEqual(new Set([session.nodeAt('site')!.id]));
  });

  it('shows a validation error when the field loses the focus, not while typing', async () => {
    const { session, user } = createFormTest(inspection);
    render(<FormRunner session={session} />);
    const wind = screen.getByRole('textbox', { name: 'Wind speed' });
    await user.type(wind, '46');
    expect(screen.queryByText('Raise a stop notice')).toBeNull();
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Wind speed', description: 'Raise a stop notice' })).toBe(wind);
    expect(wind.getAttribute('aria-invalid')).toBe('true');
  });

  it('lists validation errors after a failed submit, with links to the fields', async () => {
    const { session, onSubmit, user } = createFormTest(inspection, { wind: 46 });
    render(<FormRunner session={session} onSubmit={onSubmit} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
    const summary = screen.getByText('Two answers need your attention').closest('[tabindex]') as HTMLElement;
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Site is required.', 'Wind speed: Raise a stop notice']);
    await user.click(within(summary).getByRole('link', { name: /Wind speed/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Wind speed' }));
  });

  it('adds the author’s CSS classes to a field, with a prefix', () => {
    const site = {
      type: 'textfield',
      key: 'site',
      label: 'Site',
      customClass: 'wide',
      customClassAdvanced: '.fui-Button',
    };
    const { session } = createFormTest({ components: [site] });
    render(<FormRunner session={session} />);
    const field = screen.getByRole('textbox', { name: 'Site' });
    expect(field.closest('.own-wide')?.className).toBe('own-wide own-fui-Button');
  });

  it('uses the author’s error label for a field in messages', async () => {
    const errorLabel = 'The name of the site';
    const site = { type: 'textfield', key: 'site', label: 'Where?', errorLabel, validate: { required: true } };
    const { session, user } = createFormTest({ components: [site, inspection.components.at(-1)!] });
    render(<FormRunner session={session} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('link', { name: 'The name of the site is required.' })).toBeTruthy();
    expect(screen.getAllByText('The name of the site is required.')).toHaveLength(2);
  });

  it('announces a field that appears without moving the focus', async () => {
    const { session, user } = createFormTest(inspection);
    render(<FormRunner session={session} />);
    expect(screen.queryByRole('textbox', { name: 'What happened' })).toBeNull();
    const injured = screen.getByRole('checkbox', { name: 'Somebody was hurt' });
    await user.click(injured);
    expect(screen.getByRole('textbox', { name: 'What happened' })).toBeTruthy();
    expect(await screen.findByText('New question: What happened')).toBeTruthy();
    expect(document.activeElement).toBe(injured);
  });

  it('shows the name of an unknown component type and renders its children', () => {
    const { session } = createFormTest({
      components: [
        { type: 'hologram', key: 'a', label: 'Your address' },
        { type: 'hologram', key: 'h', components: [{ type: 'textfield', key: 'inside', label: 'Inside' }] },
        { type: 'textfield', key: 'after', label: 'After' },
      ],
    });
    render(<FormRunner session={session} />);
    expect(screen.getByText('This question can’t be shown here: “Your address”.')).toBeTruthy();
    expect(screen.getByText(/can’t be shown here: “hologram”/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Inside' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'After' })).toBeTruthy();
  });

  it('disables all fields and buttons if it is read-only', () => {
    const { session } = createFormTest(inspection, { site: 'Riverside' });
    render(<FormRunner session={session} readOnly />);
    const controls = [
      ...screen.getAllByRole<HTMLInputElement>('textbox'),
      ...screen.getAllByRole<HTMLInputElement>('checkbox'),
    ];
    expect(controls.map((control) => control.disabled)).toEqual([true, true, true]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Site' }).value).toBe('Riverside');
  });

  it("replaces the form's submit buttons with the screen's", async () => {
    const { session, onSubmit, user } = createFormTest(inspection, { site: 'Riverside' });
    render(
      <FormRunner
        session={session}
        onSubmit={onSubmit}
        footer={(run) => (
          <button type="button" onClick={run.submit}>
            Submit
          </button>
        )}
      />,
    );
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('resets the answers with a reset button, and reports events of buttons', async () => {
    const onAction = vi.fn();
    const { session, user } = createFormTest({
      components: [
        { type: 'textfield', key: 'site', label: 'Site', defaultValue: 'Yard' },
        { type: 'button', key: 'again', label: 'Start again', action: 'reset' },
        { type: 'button', key: 'stop', label: 'Stop work', action: 'event', event: 'stop' },
      ],
    });
    render(<FormRunner session={session} onAction={onAction} />);
    await user.type(screen.getByRole('textbox', { name: 'Site' }), ' 2');
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Site' }).value).toBe('Yard');
    await user.click(screen.getByRole('button', { name: 'Stop work' }));
    expect(onAction).toHaveBeenCalledWith({ kind: 'event', event: 'stop' });
  });

  it('expands a panel when a link points to a field inside', async () => {
    const { session, user } = createFormTest({
      components: [
        {
          type: 'panel',
          key: 'more',
          title: 'More',
          collapsible: true,
          collapsed: true,
          components: [{ type: 'textfield', key: 'name', label: 'Name', validate: { required: true } }],
        },
        { type: 'button', key: 'submit', label: 'Send' },
      ],
    });
    render(<FormRunner session={session} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(screen.getByRole('link', { name: 'Name is required.' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    expect(screen.getByRole('textbox', { name: 'Name' }).closest('details')?.open).toBe(true);
  });
});
