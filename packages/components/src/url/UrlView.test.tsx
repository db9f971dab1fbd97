import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = { type: 'url', key: 'site', label: 'Site', input: true };

describe('a web address', () => {
  it('is typed as a text', async () => {
    const onChange = vi.fn();
    render(<TryView definition={definition} onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Site' }), 'a.no');
    expect(onChange).toHaveBeenLastCalledWith('a.no');
  });

  it('says in words that it is none', () => {
    render(<TryView definition={definition} answer="nonsense" issues="own" />);
    expect(screen.getByText('Site must be a web address.')).toBeTruthy();
  });

  it('is a link that opens beside the form where one only reads', () => {
    render(<TryView definition={definition} answer="www.example.com" readOnly />);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'www.example.com (opens in a new tab)' });
    expect([link.href, link.target, link.rel]).toEqual(['https://www.example.com/', '_blank', 'noopener noreferrer']);
  });

  it('is no link where it leads to no page', () => {
    render(<TryView definition={definition} answer="javascript:alert(1)" readOnly />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Site' }).value).toBe('javascript:alert(1)');
  });
});
