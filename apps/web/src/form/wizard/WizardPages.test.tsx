import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, type SubmissionData } from '@tideform/engine';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FocusWatch } from '../../ui/dialogs/FocusWatch.tsx';
import { FormRunner } from '../FormRunner.tsx';
import { loadWizard } from './wizard-components.ts';

beforeAll(() => loadWizard());
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

function renderWizard(data?: SubmissionData, form = wizard, readOnly = false) {
  const onSubmit = vi.fn();
  const session = createSession({ form, specs, readOnly, ...(data && { data }) });
  render(
    <>
      <FocusWatch />
      <FormRunner session={session} readOnly={readOnly} onSubmit={onSubmit} />
    </>,
  );
  return { user: userEvent.setup(), session, onSubmit };
}

/** Creates a wizard with pages A, B, C … that have one field each. */
const pages = (...settings: readonly object[]): FormDefinition => ({
  display: 'wizard',
  components: settings.map((more, index) => {
    const name = 'ABCDEFG'[index]!;
    return panel(name, { key: `in${name}`, label: `Question ${name}` }, more);
  }),
});
const steps = () => screen.queryAllByRole('listitem').map((step) => step.textContent);
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

const getButton = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 2 });

/** IDs of the elements that were scrolled into view. jsdom lacks `scrollIntoView`. */
const scrolledTo: string[] = [];
Element.prototype.scrollIntoView = function (this: Element) {
  scrolledTo.push(this.id);
};

describe('a wizard', () => {
  it('scrolls to the top of the form when the page changes, unless the page turns that off', async () => {
    scrolledTo.length = 0;
    const { user } = renderWizard(undefined, pages({}, {}, { scrollToTop: false }));
    await user.click(getButton('Next'));
    expect(scrolledTo).toHaveLength(1);
    expect(document.getElementById(scrolledTo[0]!)?.contains(heading())).toBe(true);
    await user.click(getButton('Next'));
    expect(scrolledTo).toHaveLength(1);
  });

  it('stays on the current page while it is invalid', async () => {
    const { user } = renderWizard();
    await user.click(getButton('Next'));
    expect(heading().textContent).toBe('Site');
    expect(screen.getByText('One answer needs your attention')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Site name' }), 'Harbour');
    await user.click(getButton('Next'));
    expect(heading().textContent).toBe('Sign-off');
    expect(screen.queryByText('One answer needs your attention')).toBeNull();
  });

  it('blocks Submit if configured, until the errors that it found are fixed', async () => {
    const button = { type: 'button', key: 'submit', action: 'submit', disableOnInvalid: true };
    const form = { ...wizard, components: [...wizard.components.slice(0, 3), button] } as FormDefinition;
    const { user, onSubmit } = renderWizard({ site: 'Harbour' }, form);
    const isHeld = () => getButton('Submit').getAttribute('aria-disabled') === 'true';
    await user.click(getButton('Next'));
    expect(isHeld()).toBe(false);
    await user.click(getButton('Submit'));
    expect([isHeld(), getButton('Submit').title]).toEqual([true, 'Fix the errors first.']);
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Amara');
    expect(isHeld()).toBe(false);
    await user.click(getButton('Submit'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('moves the focus to the title of the new page', async () => {
    const { user } = renderWizard({ site: 'Harbour' });
    await user.click(getButton('Next'));
    expect(document.activeElement).toBe(heading());
  });

  it('skips a hidden page', async () => {
    const { user } = renderWizard({ site: 'Yard' });
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['1Site', '2Defects', '3Sign-off']);
    await user.clear(screen.getByRole('textbox', { name: 'Site name' }));
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['1Site', '2Sign-off']);
  });

  it('goes back with Previous, and by clicking completed steps', async () => {
    const { user } = renderWizard({ site: 'Yard' });
    await user.click(getButton('Next'));
    await user.click(getButton('Next'));
    expect(heading().textContent).toBe('Sign-off');
    await user.click(getButton('Previous'));
    expect(heading().textContent).toBe('Defects');
    await user.click(getButton('Site done'));
    expect(heading().textContent).toBe('Site');
  });

  it('submits the answers of all pages once, on the last page', async () => {
    const { user, onSubmit } = renderWizard({ site: 'Harbour' });
    await user.click(getButton('Next'));
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Amara');
    expect(screen.queryByRole('button', { name: 'Form submit' })).toBeNull();
    await user.click(getButton('Submit'));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ site: 'Harbour', name: 'Amara' });
  });

  it('links from the error summary to a field on another page', async () => {
    const { user, session, onSubmit } = renderWizard({ site: 'Harbour', name: 'Amara' });
    await user.click(getButton('Next'));
    act(() => session.setValue(session.nodeAt('site')!.id, ''));
    await user.click(getButton('Submit'));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Site name is required.' }));
    expect(heading().textContent).toBe('Site');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Site name' }));
  });
});

describe('the page flow of a wizard', () => {
  it('follows the page’s logic, goes back the same way, and omits answers of skipped pages', async () => {
    const skipped = { components: [{ type: 'textfield', key: 'b', label: 'B?', validate: { required: true } }] };
    const { user, onSubmit } = renderWizard({}, pages({ nextPage: 'c' }, skipped, {}));
    await user.click(getButton('Next'));
    expect(heading().textContent).toBe('C');
    expect(steps()).toEqual(['Adone', '2B', '3C']);
    await user.click(getButton('Previous'));
    expect(heading().textContent).toBe('A');
    await user.click(getButton('Next'));
    await user.click(getButton('Submit'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('announces the position of the new page', async () => {
    const { user } = renderWizard({}, pages({}, {}));
    await user.click(getButton('Next'));
    expect(screen.getByRole('status').textContent).toBe('Page 2 of 2');
  });

  it('shows the next page when the current one becomes hidden', async () => {
    const { user, session } = renderWizard(
      { inA: 'x' },
      pages({}, { conditional: { show: true, when: 'inA', eq: 'x' } }, {}),
    );
    await user.click(getButton('Next'));
    expect(heading().textContent).toBe('B');
    act(() => session.setValue(session.nodeAt('inA')!.id, 'y'));
    expect(heading().textContent).toBe('C');
    expect(document.activeElement).toBe(heading());
    expect(screen.getByRole('status').textContent).toBe('Page 2 of 2');
    await user.click(getButton('Previous'));
    expect(heading().textContent).toBe('A');
  });

  it('names a page without a title by its number', () => {
    const form = pages({}, {});
    renderWizard(
      {},
      { ...form, components: form.components.map((page) => ({ ...page, title: undefined, label: '' })) },
    );
    expect(heading().textContent).toBe('1');
  });

  it('shows fields outside of pages on every page: leading fields above, the others below', async () => {
    const beside = (key: string) => ({ type: 'textfield', key, label: key, validate: { required: true } });
    const form = pages({}, {});
    const components = [beside('first'), ...form.components, beside('last')];
    const { user, onSubmit } = renderWizard({}, { ...form, components });
    const fields = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ labels }) => labels?.[0]?.textContent);
    expect(fields()).toEqual(['first*', 'Question A', 'last*']);
    await user.click(getButton('Next'));
    expect(fields()).toEqual(['first*', 'Question B', 'last*']);
    await user.click(getButton('Submit'));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'first is required.' }));
    expect(heading().textContent).toBe('B');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'first' }));
  });
});

describe('the steps of a wizard', () => {
  it('go forward from a valid page, over pages that are validated on submit', async () => {
    const needed = (key: string) => ({
      components: [{ type: 'textfield', key, label: key, validate: { required: true } }],
    });
    const { user, onSubmit } = renderWizard({}, pages(needed('a'), needed('b'), {}));
    await user.click(getButton('C'));
    expect(heading().textContent).toBe('A');
    await user.type(screen.getByRole('textbox', { name: 'a' }), 'x');
    await user.click(getButton('C'));
    expect(heading().textContent).toBe('C');
    await user.click(getButton('Submit'));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'b is required.' }));
    expect(heading().textContent).toBe('B');
  });

  it("can't be clicked on a page that turns that off", async () => {
    const fixed = { breadcrumbClickable: false };
    const { user } = renderWizard({}, pages(fixed, { ...fixed, allowPrevious: true }, fixed));
    expect(buttons()).toEqual(['Next']);
    await user.click(getButton('Next'));
    expect(buttons()).toEqual(['Adone', 'Previous', 'Next']);
    await user.click(getButton('Next'));
    expect(buttons()).toEqual(['Previous', 'Submit']);
  });

  it('only go to visited pages if pages have branches', async () => {
    const { user } = renderWizard({}, pages({ nextPage: 'c' }, {}, {}));
    expect(buttons()).toEqual(['Next']);
    await user.click(getButton('Next'));
    expect(buttons()).toEqual(['Adone', 'Previous', 'Submit']);
  });

  it('are compact or hidden if the page is configured so', async () => {
    const { user } = renderWizard({}, pages({ breadcrumb: 'condensed' }, { breadcrumb: 'none' }, {}));
    expect(steps()).toEqual([]);
    screen.getByText('Step 1 of 3');
    await user.click(getButton('Next'));
    expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
    await user.click(getButton('Next'));
    expect(steps()).toHaveLength(3);
  });

  it('are shown as a select if there are too many', async () => {
    const { user } = renderWizard({}, pages({}, {}, {}, {}, {}, {}, {}));
    expect(steps()).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Step 1 of 7. Go to another step' }), '7. G');
    expect(heading().textContent).toBe('G');
    screen.getByText('Step 7 of 7');
  });

  it('are hidden if the form turns them off', () => {
    renderWizard({}, { ...pages({}, {}), settings: { wizardBreadcrumbsType: 'none' } });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the buttons of a wizard', () => {
  it('are shown if the page enables them', async () => {
    const only = (buttonSettings: object) => ({ buttonSettings, breadcrumb: 'none' });
    const { user } = renderWizard({}, pages(only({}), only({ previous: false, cancel: true }), only({ next: false })));
    expect(buttons()).toEqual(['Next']);
    await user.click(getButton('Next'));
    expect(buttons()).toEqual(['Cancel', 'Next']);
    await user.click(getButton('Next'));
    expect(buttons()).toEqual(['Previous', 'Submit']);
  });

  it('clear all answers with Cancel, after a confirmation', async () => {
    const cancel = { buttonSettings: { cancel: true } };
    const { user, session } = renderWizard({}, pages(cancel, cancel));
    await user.type(screen.getByRole('textbox', { name: 'Question A' }), 'x');
    await user.click(getButton('Next'));
    await user.click(getButton('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Keep answers' }));
    expect(session.data()).toMatchObject({ inA: 'x' });
    // NOTE: after a dialog closes, it takes a moment until the page is accessible again.
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Clear answers' }));
    expect(session.data()).toMatchObject({ inA: '' });
    await expect.poll(() => heading().textContent).toBe('A');
  });

  it("go through all pages in read-only mode, whatever the page's logic says", async () => {
    const closed = { nextPage: 'c', breadcrumbClickable: false, buttonSettings: { next: false, cancel: true } };
    const { user } = renderWizard({}, pages(closed, closed, closed), true);
    await user.click(getButton('Next'));
    expect(heading().textContent).toBe('B');
    await user.click(getButton('C'));
    expect(buttons()).toEqual(['Adone', 'Bdone', 'Previous']);
  });
});
