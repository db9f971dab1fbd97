import type { PrintBlock } from '@tideform/engine';
import { expect, it } from 'vitest';
import { renderTestPdf } from '../testing/index.ts';

const createDocument = (blocks: readonly PrintBlock[], direction: 'ltr' | 'rtl' = 'ltr') =>
  renderTestPdf({ title: 'Inspection', language: 'en', direction, blocks });
const createBoxes = (choices: readonly string[]): PrintBlock => ({
  kind: 'blank',
  label: 'Weather',
  room: { boxes: choices },
});

it('puts short choices side by side and long ones below each other, each with its label', async () => {
  const [short] = (await createDocument([createBoxes(['Dry', 'Wet', 'Snow'])])).pages();
  expect(short).toMatch(/Weather\n+ *Dry +Wet +Snow/);
  const story = 'so windy that nobody may climb higher than the second level of the scaffold';
  const [long] = (await createDocument([createBoxes([`Calm, ${story}`, `Stormy, ${story}`])])).pages();
  expect(long).toMatch(/Calm,.*\n+ *Stormy,/);
});

it("reserves space for lines and frames, and starts a new page if a frame doesn't fit", async () => {
  const fillers = Array.from({ length: 4 }, (_, n): PrintBlock[] => [
    { kind: 'blank', label: `Notes ${n}`, room: { lines: 6 } },
    { kind: 'blank', label: `Sketch ${n}`, room: { frameHeightPx: 300 } },
  ]).flat();
  const pdf = await createDocument(fillers);
  expect(pdf.check()).toContain('No syntax or stream encoding errors found');
  const pages = pdf.pages();
  expect(pages.length).toBe(3);
  for (const page of pages) expect(page).toMatch(/Notes|Sketch/);
});

it('starts at the right edge in a right-to-left document', async () => {
  expect((await createDocument([createBoxes(['Dry', 'Wet', 'Snow'])], 'rtl')).pages()[0]).toMatch(/Snow +Wet +Dry/);
});

it('tags labels and choices as text, and lines and boxes as artifacts', async () => {
  const structure = (
    await createDocument([createBoxes(['Dry']), { kind: 'blank', label: 'Name', room: { lines: 2 } }])
  ).structure();
  expect(structure).toMatch(/"Weather"[\s\S]*"Dry"[\s\S]*"Name"/);
  expect(structure).not.toContain('Figure');
});

it('draws a checkbox in a table cell, and leaves space for handwriting in an empty cell', async () => {
  const cell = (room: Extract<PrintBlock, { kind: 'blank' }>['room']): PrintBlock => ({
    kind: 'blank',
    label: '',
    room,
  });
  const rows = Array.from({ length: 60 }, () => [cell({ boxes: ['Ok'] }), cell({ lines: 1 })]);
  const pages = (await createDocument([{ kind: 'table', header: ['Seen', 'Remark'], rows }])).pages();
  expect(pages.join().match(/Ok/g)).toHaveLength(60);
  expect(pages.length).toBeGreaterThan(1);
});
