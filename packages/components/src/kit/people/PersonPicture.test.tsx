import { FluentProvider } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PersonPicture } from './PersonPicture.tsx';

afterEach(cleanup);

it('shows initials in the order of the name, also in right-to-left scripts', () => {
  const face = <PersonPicture size={28} name="Jonas Lindqvist" userKey="jonas" loadPicture={undefined} />;
  render(<FluentProvider dir="rtl">{face}</FluentProvider>);
  expect(screen.getByText(/^[JL]+$/).textContent).toBe('JL');
});
