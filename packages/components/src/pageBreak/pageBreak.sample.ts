import type { ComponentSample } from '../kit/component-sample.ts';

export const pageBreakSamples: readonly ComponentSample[] = [
  {
    name: 'Before the photos',
    definition: { type: 'pageBreak', key: 'photosOnNewPage', label: 'Photos on a new page', input: false },
  },
  { name: 'As form files hold it', definition: { type: 'pageBreak', key: 'odd', input: true, tableView: true } },
];
