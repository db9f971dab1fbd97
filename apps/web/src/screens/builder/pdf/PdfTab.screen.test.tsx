import { cleanup, screen, within } from '@testing-library/react';
import type { FormDefinition, PdfOptions } from '@tideform/engine';
import { createFormService, type PrintableResponse } from '@tideform/sync';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createFakeApi, createSuccess } from '../../../testing/fakes.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, submittedRow, teamRow } from '../../../testing/open-device.ts';

// The PDF renderer is large and loads with the first preview. Importing it before the tests keeps them from waiting.
beforeAll(async () => {
  await Promise.all([import('../BuilderScreen.tsx'), import('./PdfTab.tsx')]);
  const { openPdfPages } = await import('./preview/open-pdf-pages.ts');
  (await openPdfPages(new Blob([createPdf({ data: {} })]))).close();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const schema: FormDefinition = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'site', label: 'Site', input: true },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
};

/**
 * Creates a minimal PDF in place of the one that the worker renders. It has only what these tests check: the page
 * orientation, and boxes for an answer, for blank space and for the header.
 */
function createPdf({
  pdfOptions,
  data,
  isBlank,
}: Pick<PrintableResponse, 'data'> & Partial<PrintableResponse>): Uint8Array<ArrayBuffer> {
  const [width, height] = pdfOptions?.orientation === 'landscape' ? [842, 595] : [595, 842];
  const template = pdfOptions?.pageTemplate as { readonly header?: { readonly left?: string } } | undefined;
  const boxes = [
    ...(data.site ? ['40 300 200 200 re f'] : []),
    ...(isBlank ? ['40 100 400 60 re f'] : []),
    ...(template?.header?.left ? ['40 815 100 15 re f'] : []),
  ];
  const content = boxes.join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<<>>>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = `${text.length}`.padStart(10, '0');
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}`;
  return new TextEncoder().encode(`${text}${table}trailer\n<</Root 1 0 R/Size 5>>\nstartxref\n${text.length}\n%%EOF\n`);
}

async function openTab(plan: { readonly features?: readonly string[]; readonly pdfOptions?: PdfOptions } = {}) {
  const draft = { driveItemId: 'd', schema, ...(plan.pdfOptions && { pdfOptions: plan.pdfOptions }) };
  const published = { driveItemId: 'p', schema, version: 2 };
  const data = await openDevice({
    teams: [teamRow()],
    forms: [formRow({ draft, published, responsesDriveItemId: 'r' })],
    submitted: [submittedRow({ submissionNumber: 41 })],
  });
  const features = plan.features ?? ['pdf_templates'];
  const subscription = { plan: 'paid1', status: 'active', unlockedFeatures: features };
  const pdf = { render: async (response: PrintableResponse) => createPdf(response) };
  const forms = createFormService({ ...data.context, ports: { ...data.context.ports, pdf } });
  const api = createFakeApi({ getSubscription: () => createSuccess(subscription) });
  const app = openApp('/teams/team1/forms/form1/build?tab=pdf', { ...data, forms, api });
  const panel = within(await screen.findByRole('complementary', { name: 'PDF options' }));
  const landscape = () => panel.getByRole<HTMLButtonElement>('button', { name: 'Landscape' });
  if (features.length > 0) await expect.poll(() => landscape().disabled).toBe(false);
  const stored = () =>
    (data.library.json('Form Config/Weekly site inspection/form.draft.json') as { pdfOptions?: PdfOptions }).pdfOptions;
  return { ...app, data, panel, stored };
}

const findPage = (name = 'Page 1 of 1') => screen.findByRole('img', { name });
const findPageCanvas = async () => {
  const offset = await findPage();
  await expect.poll(() => offset.querySelector('canvas')).not.toBeNull();
  return offset.querySelector('canvas')!;
};
/** Returns the share of dark pixels in a canvas. Dark pixels mean text. */
const countDarkPixels = (canvas: HTMLCanvasElement, from = 0, to = 1) => {
  const top = Math.round(canvas.height * from);
  const { data } = canvas.getContext('2d')!.getImageData(0, top, canvas.width, Math.round(canvas.height * to) - top);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at]! < 128) dark += 1;
  return dark;
};
const isDisabled = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

it('shows the pages of the newest submission, and of other answers when they are chosen', async () => {
  const { user } = await openTab();
  const first = await findPageCanvas();
  expect(first.height / first.width).toBeCloseTo(842 / 595, 1);
  expect(countDarkPixels(first)).toBeGreaterThan(100);
  const answers = screen.getByRole('combobox', { name: 'Answers in the preview' });
  expect(answers.textContent).toContain('Submission 41');
  await user.click(answers);
  await user.click(await screen.findByRole('option', { name: 'No answers' }));
  await expect.poll(async () => countDarkPixels(await findPageCanvas())).toBe(0);
  await user.click(answers);
  await user.click(await screen.findByRole('option', { name: 'Blank form to fill out by hand' }));
  await expect.poll(async () => countDarkPixels(await findPageCanvas(), 0.8)).toBeGreaterThan(100);
});

it('offers the blank form in the actions menu', async () => {
  const { user } = await openTab();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Blank form as PDF' }));
  await expect
    .poll(() => saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
    .toEqual(['Weekly site inspection.pdf']);
  saved.mockRestore();
});

it('previews changes, saves them only when something differs, and allows undo', async () => {
  const { user, panel, stored } = await openTab();
  await findPageCanvas();
  const save = panel.getByRole('button', { name: 'Save' });
  expect(isDisabled(save)).toBe(true);
  await user.click(panel.getByRole('button', { name: 'Landscape' }));
  panel.getByText('Not saved yet');
  await expect
    .poll(
      async () => ((await findPage()) as HTMLElement).clientWidth > ((await findPage()) as HTMLElement).clientHeight,
    )
    .toBe(true);
  await user.click(panel.getByRole('button', { name: 'Portrait' }));
  expect(isDisabled(save)).toBe(true);
  await user.click(panel.getByRole('button', { name: 'Landscape' }));
  await user.click(save);
  await expect.poll(() => stored()?.orientation).toBe('landscape');
  expect(isDisabled(save)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Undo (Ctrl+Z)' }));
  await expect.poll(stored).toBeUndefined();
});

it('inserts fields into page headers and footers, and reports an invalid template', async () => {
  const { user, panel, stored } = await openTab();
  const box = panel.getByRole('textbox', { name: 'Header, Left' });
  await user.click(panel.getAllByRole('button', { name: 'Insert field' })[0]!);
  await user.click(await screen.findByRole('menuitem', { name: 'Team name', hidden: true }));
  expect((box as HTMLInputElement).value).toBe('{{teamName}}');
  await expect.poll(async () => countDarkPixels(await findPageCanvas(), 0, 0.045)).toBeGreaterThan(10);
  const right = panel.getByRole('textbox', { name: 'Footer, Right' });
  expect((right as HTMLInputElement).value).toBe('{{pageNumber}} / {{totalPages}}');
  await user.clear(right);
  await user.click(right);
  await user.paste('{{#if}}');
  await panel.findByText(/^Fix this line:/);
  await user.clear(right);
  await user.click(panel.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => stored()?.pageTemplate)
    .toEqual({
      header: { left: '{{teamName}}', right: '' },
      footer: { left: '{{title}}', right: '' },
    });
});

it('limits scale and margins to their ranges', async () => {
  const { user, panel, stored } = await openTab({ pdfOptions: { scale: 1, pageMargin: 40 } });
  const type = async (name: string, text: string) => {
    const box = panel.getByRole('spinbutton', { name });
    await user.clear(box);
    await user.type(box, text);
    await user.tab();
  };
  await type('Scale', '9');
  await user.click(panel.getByRole('switch', { name: 'Same on all sides' }));
  await type('Left', '250');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  await expect.poll(stored).toMatchObject({ scale: 2, pageMargin: { left: 100, right: 40, top: 40, bottom: 40 } });
});

it('locks PDF options that the plan does not include, and shows a message to upgrade', async () => {
  const { panel } = await openTab({ features: [] });
  await panel.findByText('Upgrade subscription to edit pdf templates');
  for (const name of ['Portrait', 'Landscape', 'Add logo'])
    expect(panel.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  expect(panel.queryByRole('button', { name: 'Insert field' })).toBeNull();
  expect(isDisabled(panel.getByRole('button', { name: 'Save' }))).toBe(true);
});
