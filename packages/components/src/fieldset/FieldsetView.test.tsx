import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'fieldset', key: 'f', legend: 'Address of the site' };

describe('a fieldset', () => {
  it('labels its group with its legend', () => {
    render(<TestView definition={definition} />);
    expect(within(screen.getByRole('group', { name: 'Address of the site' })).getByText('Slot 0')).toBeTruthy();
  });

  it('still exposes a hidden legend to screen readers', () => {
    render(<TestView definition={{ ...definition, hideLabel: true }} />);
    expect(screen.getByRole('group', { name: 'Address of the site' })).toBeTruthy();
  });

  it("doesn't render a group if it has no legend", () => {
    render(<TestView definition={{ type: 'fieldset', key: 'f' }} />);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByText('Slot 0')).toBeTruthy();
  });
});
