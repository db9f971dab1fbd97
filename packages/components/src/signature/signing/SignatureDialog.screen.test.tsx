import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { TestView } from '../../kit/testing/TestView.tsx';
import { isSignature } from '../signature.ts';

afterEach(cleanup);

const getLastButton = (name: string) => screen.getAllByRole<HTMLButtonElement>('button', { name }).at(-1)!;

async function openSignatureDialog() {
  const onChange = vi.fn();
  render(<TestView definition={{ type: 'signature', key: 'k', label: 'Inspector' }} onChange={onChange} />);
  await userEvent.click(getLastButton('Sign'));
  await screen.findByRole('dialog');
  return onChange;
}

async function measureSignedInk(onChange: ReturnType<typeof vi.fn>) {
  await expect.poll(() => onChange.mock.lastCall).toBeDefined();
  const value: unknown = onChange.mock.lastCall?.[0];
  expect(isSignature(value)).toBe(true);
  const picture = new Image();
  picture.src = String(value);
  await picture.decode();
  return measureInk(picture);
}

/** Returns the size of an image, and the bounding box of its ink. */
function measureInk(picture: HTMLImageElement) {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const dark = Array.from({ length: width * height }, (_, at) => at).filter((at) => data[at * 4]! < 128);
  const [xs, ys] = [dark.map((at) => at % width), dark.map((at) => Math.floor(at / width))];
  const edges = { left: Math.min(...getRange(xs)), right: width - Math.max(...getRange(xs)) };
  return { width, height, ...edges, top: Math.min(...getRange(ys)), bottom: height - Math.max(...getRange(ys)) };
}

const listLoadedFonts = () =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''));

const getRange = (values: readonly number[]) => [
  values.reduce((a, b) => Math.min(a, b)),
  values.reduce((a, b) => Math.max(a, b)),
];

async function drawLine(touch: boolean) {
  const { left, top } = screen.getByRole('img', { name: 'Signature area' }).getBoundingClientRect();
  // NOTE: pointer positions are relative to the browser's page, but the test runs in an iframe with an offset and a
  // scale.
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const at = (x: number, y: number) => ({
    x: (frame?.left ?? 0) + (left + x) * scale,
    y: (frame?.top ?? 0) + (top + y) * scale,
  });
  const path = Array.from({ length: 20 }, (_, step) => at(60 + step * 10, 100 - step * 2));
  if (touch) {
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [path[0]!] });
    for (const point of path) await cdp().send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    return cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  const mouse = { button: 'left', buttons: 1, clickCount: 1 } as const;
  await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...path[0]!, ...mouse });
  for (const point of path) await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point, ...mouse });
  return cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...path.at(-1)!, ...mouse });
}

it('signs by keyboard with a typed name in the chosen font, with padding around the letters', async () => {
  const onChange = await openSignatureDialog();
  await userEvent.click(screen.getByRole('textbox', { name: 'Your name' }));
  await userEvent.keyboard('Amira Haddad');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Style' }), 'Great Vibes');
  expect(await screen.findByRole('img', { name: 'Signature: Amira Haddad' })).toBeTruthy();
  await expect.poll(() => listLoadedFonts()).toContain('Great Vibes');
  await userEvent.click(screen.getByRole('textbox', { name: 'Your name' }));
  await userEvent.keyboard('{Enter}');
  const { width, left, right, top, bottom } = await measureSignedInk(onChange);
  expect(width).toBeGreaterThan(300);
  for (const edge of [left, right, top, bottom]) expect(Math.abs(edge - 20)).toBeLessThanOrEqual(3);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('returns the focus to the field when canceled', async () => {
  const onChange = await openSignatureDialog();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(getLastButton('Sign'));
  expect(onChange).not.toHaveBeenCalled();
});

it("accepts a name in letters that the handwriting fonts don't contain", async () => {
  const onChange = await openSignatureDialog();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your name' }), 'أميرة حداد');
  await userEvent.click(getLastButton('Sign'));
  expect((await measureSignedInk(onChange)).width).toBeGreaterThan(60);
});

it.each([
  ['mouse', false],
  ['finger', true],
] as const)('is drawn with the %s, can be undone and cleared, and signs with strokes only', async (_, isTouch) => {
  const onChange = await openSignatureDialog();
  await userEvent.click(screen.getByRole('tab', { name: 'Draw' }));
  expect(getLastButton('Sign').disabled).toBe(true);
  await drawLine(isTouch);
  await expect.poll(() => getLastButton('Sign').disabled).toBe(false);
  await userEvent.click(getLastButton('Undo'));
  expect(getLastButton('Sign').disabled).toBe(true);
  await drawLine(isTouch);
  await userEvent.click(getLastButton('Clear'));
  expect(getLastButton('Sign').disabled).toBe(true);
  await drawLine(isTouch);
  await userEvent.click(getLastButton('Sign'));
  const { width, height, left, right, top, bottom } = await measureSignedInk(onChange);
  expect(width).toBeGreaterThan(390);
  expect(height).toBeLessThan(width / 2);
  for (const edge of [left, right, top, bottom]) expect(Math.abs(edge - 20)).toBeLessThanOrEqual(3);
});

// On phones, a browser that treats a fast stroke as a fling ignores the next touch, which only stops the fling.
it("prevents flings, so that the next touch isn't ignored", async () => {
  await openSignatureDialog();
  await userEvent.click(screen.getByRole('tab', { name: 'Draw' }));
  const touch = new TouchEvent('touchstart', { bubbles: true, cancelable: true });
  screen.getByRole('img', { name: 'Signature area' }).dispatchEvent(touch);
  expect(touch.defaultPrevented).toBe(true);
});
