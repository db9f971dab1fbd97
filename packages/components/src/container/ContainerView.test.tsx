import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

describe('a container', () => {
  it('shows its label as a heading if configured', () => {
    render(<TestView definition={{ type: 'container', key: 'c', label: 'Contractor', hideLabel: false }} />);
    expect(screen.getByRole('heading', { name: 'Contractor', level: 2 })).toBeTruthy();
  });

  it('shows only its components and validation errors by default', () => {
    const issues = [{ rule: 'required' }];
    render(<TestView definition={{ type: 'container', key: 'c', label: 'Contractor' }} issues={issues} />);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByText('Contractor is required.')).toBeTruthy();
  });
});
