import { FluentProvider } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PersonPicture } from './PersonPicture.tsx';

afterEach(cleanup);

it('has the initials of a name in its order, from right to left, too', () => {
  const face = <PersonPicture size={28} name="Jonas Lindqvist" of="jonas" pictureOf={undefined} />;
  render(<FluentProvider dir="rtl">{face}</FluentProvider>);
  expect(screen.getByText(/^[JL]+$/).textContent).toBe('JL');
});
