import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { focusAfterDialog } from './focus-after-dialog.ts';

afterEach(() => document.body.replaceChildren());

function appendButton(): HTMLButtonElement {
  const button = document.createElement('button');
  document.body.append(button);
  return button;
}

async function focusAfterDialogAndWait(button: HTMLElement) {
  focusAfterDialog(() => button);
  await waitFor(() => expect(document.activeElement).toBe(button));
}

it('restores the focus even if the closed dialog removes it late', async () => {
  const button = appendButton();
  await focusAfterDialogAndWait(button);
  await waitForFrames(40);
  button.blur();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it.each([() => new Event('pointerdown', { bubbles: true }), () => new KeyboardEvent('keydown', { bubbles: true })])(
  "doesn't restore the focus after the user pressed a key or pointer",
  async (eventType) => {
    const button = appendButton();
    await focusAfterDialogAndWait(button);
    document.body.dispatchEvent(eventType());
    button.blur();
    await waitForFrames(40);
    expect(document.activeElement).toBe(document.body);
  },
);

it("doesn't take the focus from another element", async () => {
  const button = appendButton();
  const other = appendButton();
  await focusAfterDialogAndWait(button);
  other.focus();
  await waitForFrames(40);
  expect(document.activeElement).toBe(other);
});

async function waitForFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise((next) => requestAnimationFrame(next));
}
