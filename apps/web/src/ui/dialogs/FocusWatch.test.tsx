import { Button } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ThemeProvider } from '../../shell/theme/ThemeProvider.tsx';
import { setScreenWidth } from '../../testing/open-app.tsx';
import { DeferredFocusWatch } from './DeferredFocusWatch.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { FocusWatch } from './FocusWatch.tsx';

afterEach(cleanup);

/** Page on which no other component manages the focus. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      {isOpen && (
        <DialogFrame title="Sure?" actions={<Button onClick={() => setOpen(false)}>Yes</Button>}>
          Really?
        </DialogFrame>
      )}
    </>
  );
}

it.each([
  ['from the start', FocusWatch],
  ['from the first dialog on', DeferredFocusWatch],
])('exposes the page to screen readers again after a dialog has closed: %s', async (_, Watch) => {
  setScreenWidth(1280);
  render(
    <ThemeProvider>
      <Watch />
      <Page />
    </ThemeProvider>,
  );
  const user = userEvent.setup({ advanceTimers: () => undefined, delay: null });
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Ask' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByRole('button', { name: 'Ask' });
});
