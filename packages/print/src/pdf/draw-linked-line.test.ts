import type { PrintBlock } from '@tideform/engine';
import { expect, it } from 'vitest';
import { renderTestPdf } from '../testing/index.ts';

const createDocument = (blocks: readonly PrintBlock[], direction: 'ltr' | 'rtl' = 'ltr') =>
  renderTestPdf({ title: 'Inspection', language: 'en', direction, blocks });
const createHtmlBlock = (text: string): PrintBlock => ({ kind: 'text', text: { html: text } });

it('makes links and answered URLs clickable, with their text as the accessible name', async () => {
  const pdf = await createDocument([
    createHtmlBlock('<p>Read <a href="https://rules.example/site?a=1">the site rules</a> first.</p>'),
    { kind: 'pair', label: 'Email', value: 'lena@example.com', href: 'mailto:lena@example.com' },
  ]);
  expect(pdf.links()).toEqual([
    { address: 'https://rules.example/site?a=1', words: 'the site rules' },
    { address: 'mailto:lena@example.com', words: 'lena@example.com' },
  ]);
  expect(pdf.structure().match(/^ *Link\b/gm)).toHaveLength(2);
  expect(pdf.check()).toContain('No syntax or stream encoding errors found');
});

it('links only to web pages and mailboxes', async () => {
  const addresses = ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'rules.html', '//rules.example'];
  const pdf = await createDocument([
    ...addresses.map((href) => createHtmlBlock(`<a href="${href}">words</a>`)),
    ...addresses.map((href): PrintBlock => ({ kind: 'pair', label: 'Link', value: href, href })),
  ]);
  expect(pdf.links()).toEqual([]);
});

it('covers each line of a wrapped link, in either direction', async () => {
  const words = 'so long a link that it does not fit on one line of this page '.repeat(3).trim();
  for (const direction of ['ltr', 'rtl'] as const) {
    const pdf = await createDocument(
      [createHtmlBlock(`<p>See <a href="https://a.example/">${words}</a>.</p>`)],
      direction,
    );
    const links = pdf.links();
    expect(links.length).toBeGreaterThan(1);
    expect(
      links
        .map((link) => link.words)
        .join(' ')
        .replace(/\s+/g, ' '),
    ).toBe(words);
  }
});
