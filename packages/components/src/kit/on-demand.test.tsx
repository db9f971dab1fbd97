import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { onDemand } from './on-demand.tsx';

afterEach(cleanup);

const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

it('renders nothing until the code is loaded, then the component', async () => {
  const Later = onDemand(async () => Hello);
  const { container } = render(<Later name="Amira" />);
  expect(container.textContent).toBe('');
  await screen.findByText('Hello Amira');
});

it('renders its skeleton until the code is loaded, and no skeleton if the code is already loaded', async () => {
  const Later = onDemand(
    async () => Hello,
    ({ name }) => <p>Bones of {name}</p>,
  );
  const { unmount } = render(<Later name="Amira" />);
  screen.getByText('Bones of Amira');
  await screen.findByText('Hello Amira');
  unmount();
  render(<Later name="Tom" />);
  screen.getByText('Hello Tom');
});

it('renders immediately if its code was preloaded', async () => {
  const Later = onDemand(async () => Hello);
  await Later.load();
  render(<Later name="Amira" />);
  screen.getByText('Hello Amira');
});

it('loads its code once, and again after a failed load', async () => {
  const tries: string[] = [];
  const Later = onDemand(async () => {
    tries.push('fetch');
    if (tries.length === 1) throw new Error('offline');
    return Hello;
  });
  await expect(Later.load()).rejects.toThrow('offline');
  await Promise.all([Later.load(), Later.load()]);
  expect(tries).toHaveLength(2);
});

class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly text?: string }> {
  override state: { readonly text?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ text: error.message });
  override render() {
    return this.state.text ?? this.props.children;
  }
}

it('reports a failed load to the error boundary', async () => {
  const Later = onDemand<{ name: string }>(() => Promise.reject(new Error('offline')));
  render(
    <ErrorBoundary>
      <Later name="Amira" />
    </ErrorBoundary>,
  );
  await screen.findByText('offline');
});
