import { expect, it } from 'vitest';
import { findReferencedSources } from './source-usage.ts';

it('[SYNC-356] finds a source wherever a form uses it: in a setting, a text, code, a rule or a formula', () => {
  const named = (more: object) =>
    findReferencedSources({ components: [{ type: 'textfield', key: 'a', ...more }] } as never);
  expect(named({ dataSourceId: 'sites' })).toEqual(['sites']);
  expect(named({ html: `{{lookup('sites', data.site).name}}` })).toEqual(['sites']);
  expect(named({ html: '{{lookup "sites" data.site}}' })).toEqual(['sites']);
  expect(named({ customConditional: 'show = lookup("sites", data.site).open' })).toEqual(['sites']);
  expect(named({ calculateValue: { lookup: ['sites', { var: 'data.site' }, 'name'] } })).toEqual(['sites']);
  expect(named({ label: 'lookup nothing' })).toEqual([]);
});
