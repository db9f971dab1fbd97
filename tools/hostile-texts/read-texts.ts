import { parentPort, workerData } from 'node:worker_threads';
import { stripHtmlTags } from '@tideform/components/kit/read/label.ts';
import { parseForm, parseHtml } from '@tideform/engine';
import { parseTemplate } from '@tideform/engine/templates';

const values = { data: { a: ['<b>'], '1': 'one' }, row: {}, component: { label: 'A' } };

/**
 * Worker that parses texts with every parser for a form's texts: those for opening and rendering the form, and for
 * naming its responses.
 */
for (const text of workerData as readonly string[]) {
  parentPort?.postMessage(text.slice(0, 80));
  parseHtml(text).fill(values);
  parseHtml(text, parseTemplate).fill(values);
  const template = parseTemplate(text.slice(0, 50_000));
  if (template.ok) template.template.render(values, { as: 'html' });
  stripHtmlTags(text);
  parseForm({
    components: [{ type: 'content', key: 'a', html: text, label: text, conditional: { when: text, eq: text } }],
  });
}
