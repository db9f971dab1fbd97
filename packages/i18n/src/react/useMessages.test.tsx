import { Suspense, startTransition, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createMessageLoader } from '../loaded-catalog.ts';
import { useMessages } from './useMessages.ts';

const english = { language: 'en', locale: 'en' } as const;

it('keeps component state when messages arrive after a suspended render', async () => {
  const page = createMessageLoader();
  await page.addLocale(english);
  const { promise, resolve } = Promise.withResolvers<{ default: { hello: string } }>();
  const catalog = page.loadedCatalog<{ hello: { en: 'Hello'; de: 'Hallo' } }>({ en: () => promise });
  const failures: unknown[] = [];
  const warn = vi.spyOn(console, 'error').mockImplementation((...words) => failures.push(words));
  onTestFinished(() => warn.mockRestore());
  let isDrawn = false;
  let show: (isShown: boolean) => void = () => {};
  let asks = 0;
  function Greeting() {
    const [name] = useState('Ada');
    asks += 1;
    const { hello } = useMessages(catalog);
    return useMemo(() => `${hello} ${name}`, [hello, name]);
  }
  function Page() {
    const [isShown, setShown] = useState(false);
    show = setShown;
    isDrawn = true;
    return isShown && <Greeting />;
  }
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError: (error) => failures.push(error) });
  root.render(
    <Suspense fallback="…">
      <Page />
    </Suspense>,
  );
  await expect.poll(() => isDrawn).toBe(true);
  startTransition(() => show(true));
  await expect.poll(() => asks).toBe(1);
  resolve({ default: { hello: 'Hello' } });
  await expect.poll(() => place.textContent).toBe('Hello Ada');
  expect(failures).toEqual([]);
  root.unmount();
});
