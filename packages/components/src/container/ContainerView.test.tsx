import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

describe('a container on screen', () => {
  it('has its label as a heading when it is to be seen', () => {
    render(<TryView definition={{ type: 'container', key: 'c', label: 'Contractor', hideLabel: false }} />);
    expect(screen.getByRole('heading', { name: 'Contractor', level: 2 })).toBeTruthy();
  });

  it('is only its components otherwise, and says what is wrong with it', () => {
    const issues = [{ rule: 'required' }];
    render(<TryView definition={{ type: 'container', key: 'c', label: 'Contractor' }} issues={issues} />);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByText('Contractor is required.')).toBeTruthy();
  });
});
