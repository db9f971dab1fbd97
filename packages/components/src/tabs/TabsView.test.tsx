import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const panes = ['Scaffold', 'Roof', 'Ground'].map((label) => ({ label, components: [] }));
const definition = { type: 'tabs', key: 't', label: 'Inspection', components: panes };
const getTab = (name: string) => screen.getByRole('tab', { name });
const getOpenPaneText = () => screen.getByRole('tabpanel').textContent;

describe('tabs', () => {
  it('shows one pane, labeled by its tab, and keeps the other panes in the document', async () => {
    render(<TestView definition={definition} />);
    expect(screen.getByRole('tablist', { name: 'Inspection' })).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: 'Scaffold' }).textContent).toBe('Slot 0');
    await userEvent.click(getTab('Roof'));
    expect(screen.getByRole('tabpanel', { name: 'Roof' }).textContent).toBe('Slot 1');
    expect(screen.getByText('Slot 0').closest('[hidden]')?.getAttribute('hidden')).toBe('until-found');
  });

  it('can be at the side of the panes, and support the up and down arrow keys', async () => {
    render(<TestView definition={{ ...definition, verticalLayout: true }} />);
    expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect([document.activeElement, getOpenPaneText()]).toEqual([getTab('Ground'), 'Slot 2']);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowLeft}');
    expect(getOpenPaneText()).toBe('Slot 1');
  });

  it('have one tab stop, with arrow keys, Home and End, wrapping at both ends', async () => {
    render(<TestView definition={definition} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(getTab('Scaffold'));
    await userEvent.keyboard('{ArrowRight}');
    expect([document.activeElement, getOpenPaneText()]).toEqual([getTab('Roof'), 'Slot 1']);
    await userEvent.keyboard('{End}');
    expect(getOpenPaneText()).toBe('Slot 2');
    await userEvent.keyboard('{ArrowRight}');
    expect(getOpenPaneText()).toBe('Slot 0');
    await userEvent.keyboard('{ArrowLeft}{Home}');
    expect([document.activeElement, getOpenPaneText()]).toEqual([getTab('Scaffold'), 'Slot 0']);
    expect(getTab('Roof').tabIndex).toBe(-1);
  });

  it('open the pane with a find-in-page match', () => {
    render(<TestView definition={definition} />);
    const inside = screen.getByText('Slot 2');
    const hiddenBy: unknown[] = [];
    document.addEventListener('beforematch', () => hiddenBy.push(inside.closest('[hidden]')), { once: true });
    fireEvent(inside, new Event('beforematch', { bubbles: true }));
    expect(hiddenBy).toEqual([null]);
    expect(getOpenPaneText()).toBe('Slot 2');
  });
});
