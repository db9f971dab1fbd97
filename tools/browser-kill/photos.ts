import type { Page } from '@playwright/test';

export interface Photo {
  readonly name: string;
  /** Seed of the content: distinguishes photos of the same size. */
  readonly seed: number;
  readonly bytes: number;
}

/** Photos of 20 MB in total. */
export const largePhotos: readonly Photo[] = Array.from({ length: 8 }, (_, seed) => ({
  name: `photo ${seed}.bin`,
  seed,
  bytes: 2_500_000,
}));

/** Returns the pseudo-random content of a photo; the same function runs in the page. */
export function createContent({ seed, bytes }: Photo): Uint8Array<ArrayBuffer> {
  let state = seed + 1;
  return Uint8Array.from({ length: bytes }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

/**
 * Sets the files of the form's file input, as the browser's file dialog does. The content is generated in the page: the
 * debugging connection is too slow for 20 MB.
 */
export async function pickPhotos(page: Page, photos: readonly Photo[]): Promise<void> {
  const picked = await page.evaluateHandle(() => new DataTransfer());
  for (const photo of photos) {
    const bytes = await page.evaluateHandle(createContent, photo);
    await picked.evaluate((all, [content, name]) => all.items.add(new File([content], name)), [
      bytes,
      photo.name,
    ] as const);
  }
  await picked.evaluate((all) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('The form has no file field');
    input.files = all.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
