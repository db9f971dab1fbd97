import type { ComponentDefinition } from '@tideform/engine';
import { choiceSetting, switchSetting } from '../kit/common-settings.ts';

/** For a panel that is a page of a wizard, and for no other: the builder leaves them out elsewhere. */
const ofPages = (settings: readonly ComponentDefinition[]): readonly ComponentDefinition[] =>
  settings.map((setting) => ({ ...setting, onlyForPages: true }));

/** Where the way leads from a page. */
export const nextPageSettings = ofPages([
  {
    type: 'code',
    kind: 'nextPage',
    key: 'nextPage',
    label: 'Next page',
    description: 'The property name of the page that Next leads to, or code. Empty: the page behind this one.',
    language: 'javascript',
    input: true,
  },
]);

/** What is around a page. */
export const pageSettings = ofPages([
  choiceSetting('breadcrumb', 'Steps above the page', {
    default: 'All pages by name',
    condensed: 'In short',
    none: 'None',
  }),
  switchSetting('breadcrumbClickable', 'Steps can be pressed', { defaultValue: true }),
  switchSetting('allowPrevious', 'Steps that were seen can be pressed', {
    conditional: { show: true, when: 'breadcrumbClickable', eq: 'false' },
  }),
  switchSetting('buttonSettings.previous', 'Button Previous', { defaultValue: true }),
  switchSetting('buttonSettings.next', 'Button Next', { defaultValue: true }),
  switchSetting('buttonSettings.cancel', 'Button Cancel', { description: 'Clears all answers, after a question.' }),
  switchSetting('scrollToTop', 'Show the page from its top', {
    defaultValue: true,
    description: 'Whenever somebody comes to it.',
  }),
]);
