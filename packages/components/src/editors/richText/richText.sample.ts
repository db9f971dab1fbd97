import type { ComponentSample } from '../../kit/component-sample.ts';

const definition = { type: 'richText', key: 'html', label: 'Text', input: true };

export const richTextSamples: readonly ComponentSample[] = [
  {
    name: 'An introduction',
    definition,
    answer: '<h2>Before you start</h2><p>Walk the site <strong>once</strong>.</p>',
  },
  { name: 'What tools would lose', definition, answer: '<details><summary>More</summary><p>Less</p></details>' },
  { name: 'As form files hold it', definition: { ...definition, rows: 'ten' }, answer: '<img src=x onerror=alert(1)>' },
];
