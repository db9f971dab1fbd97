import type { ComponentSample } from '../kit/component-sample.ts';

export const contentSamples: readonly ComponentSample[] = [
  {
    name: 'Introduction',
    definition: {
      type: 'content',
      key: 'intro',
      label: 'Introduction',
      input: false,
      html: '<h2>Before you start</h2><p>Walk the site <strong>once</strong>, then <a href="https://example.com">read the plan</a>.</p><ul><li>Boots</li><li>Helmet</li></ul>',
    },
  },
  {
    name: 'As form files hold it',
    definition: { type: 'content', key: 'odd', html: null, content: '' },
  },
];
