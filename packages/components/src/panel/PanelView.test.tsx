import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

describe('a panel', () => {
  it('shows its title as a heading above its components', () => {
    render(<TestView definition={{ type: 'panel', key: 'p', title: 'Site <b>C</b>' }} />);
    expect(screen.getByRole('heading', { name: 'Site C', level: 2 })).toBeTruthy();
    expect(screen.getByText('Slot 0')).toBeTruthy();
  });

  it('keeps its components in the document while collapsed', () => {
    render(<TestView definition={{ type: 'panel', key: 'p', title: 'More', collapsible: true, collapsed: true }} />);
    expect(screen.getByText('Slot 0').closest('details')?.open).toBe(false);
  });
});
