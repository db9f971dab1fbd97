import { expect, it } from 'vitest';
import { renderContextHtml, trimHtml } from './render-context-html.ts';

it('cuts texts to 100 characters, tables to 5 rows and lists to 10 items', () => {
  const list = (count: number, item: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => item(at)).join('');
  const html = `<p>${'a'.repeat(140)}</p><table>${list(8, (at) => `<tr><td>r${at}</td></tr>`)}</table><ul>${list(12, (at) => `<li>i${at}</li>`)}</ul><script>x()</script>`;
  const trimmed = trimHtml(html);
  expect(trimmed).toContain(`<p>${'a'.repeat(100)}…</p>`);
  expect([trimmed.match(/<tr>/g)?.length, trimmed.match(/<li>/g)?.length]).toEqual([5, 10]);
  expect(trimmed).not.toContain('x()');
});

it("includes the author's texts of a form: labels, texts, choices", () => {
  const values = Array.from({ length: 30 }, (_, at) => ({ label: `Choice ${at}`, value: `${at}` }));
  const panel = {
    type: 'panel',
    key: 'p',
    title: 'Visit',
    components: [{ type: 'radio', key: 'r', label: 'Which <b>?', values }],
  };
  const html = renderContextHtml({
    components: [panel, { type: 'content', key: 'c', html: `<p>${'x'.repeat(200)}</p>` }],
  });
  expect(html).toContain('data-key="r" data-type="radio"><label>Which &lt;b&gt;?</label>');
  expect([html.match(/<li>/g)?.length, html.includes('x'.repeat(101))]).toEqual([10, false]);
});
