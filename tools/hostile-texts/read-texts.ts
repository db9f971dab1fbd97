import { parentPort, workerData } from 'node:worker_threads';
import { plainText } from '@tideform/components/kit/read/label.ts';
import { parseForm, readHtml } from '@tideform/engine';
import { readTemplate } from '@tideform/engine/templates';

const values = { data: { a: ['<b>'], '1': 'one' }, row: {}, component: { label: 'A' } };

/** Reads texts in each way in which a form's texts are read when it is opened, drawn or named. Run as a worker. */
for (const text of workerData as readonly string[]) {
  parentPort?.postMessage(text.slice(0, 80));
  readHtml(text).fill(values);
  readHtml(text, readTemplate).fill(values);
  const template = readTemplate(text.slice(0, 50_000));
  if (template.ok) template.template.render(values, { as: 'html' });
  plainText(text);
  parseForm({
    components: [{ type: 'content', key: 'a', html: text, label: text, conditional: { when: text, eq: text } }],
  });
}
