import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = { type: 'fieldset', key: 'f', legend: 'Address of the site' };

describe('a fieldset on screen', () => {
  it('names the group of its fields by its legend', () => {
    render(<TryView definition={definition} />);
    expect(within(screen.getByRole('group', { name: 'Address of the site' })).getByText('Slot 0')).toBeTruthy();
  });

  it('still says a hidden legend', () => {
    render(<TryView definition={{ ...definition, hideLabel: true }} />);
    expect(screen.getByRole('group', { name: 'Address of the site' })).toBeTruthy();
  });

  it('is no group without a name', () => {
    render(<TryView definition={{ type: 'fieldset', key: 'f' }} />);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByText('Slot 0')).toBeTruthy();
  });
});
