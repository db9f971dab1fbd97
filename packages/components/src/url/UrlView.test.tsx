import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'url', key: 'site', label: 'Site', input: true };

describe('a web address', () => {
  it('is a text input', async () => {
    const onChange = vi.fn();
    render(<TestView definition={definition} onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Site' }), 'a.no');
    expect(onChange).toHaveBeenLastCalledWith('a.no');
  });

  it('reports an invalid address', () => {
    render(<TestView definition={definition} answer="nonsense" issues="own" />);
    expect(screen.getByText('Site must be a web address.')).toBeTruthy();
  });

  it('is a link that opens in a new tab in a read-only form', () => {
    render(<TestView definition={definition} answer="www.example.com" readOnly />);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'www.example.com (opens in a new tab)' });
    expect([link.href, link.target, link.rel]).toEqual(['https://www.example.com/', '_blank', 'noopener noreferrer']);
  });

  it("is plain text in a read-only form if the address isn't a web address", () => {
    render(<TestView definition={definition} answer="javascript:alert(1)" readOnly />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Site' }).value).toBe('javascript:alert(1)');
  });
});
