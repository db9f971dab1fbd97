import { submitButton } from './choices.ts';
import type { DemoForm } from './demo-form.ts';

/**
 * Creates a field that selects a row of a data source.
 * @param more further properties, such as the column of the label
 */
const createDataSourceField = (key: string, label: string, dataSourceId: string, more: object) => ({
  type: 'spSelect',
  key,
  label,
  input: true,
  dataSourceId,
  sortDirection: 'asc',
  validate: { required: true },
  ...more,
});

const schema = {
  display: 'form',
  components: [
    createDataSourceField('site', 'Site', 'sites', {
      labelProperty: 'name',
      sortBy: 'name',
      selectFields: 'name, region',
    }),
    createDataSourceField('asset', 'What needs to be repaired?', 'assets', {
      labelProperty: 'name',
      filterQuery: "site eq '{{ data.site.name }}'",
      refreshOn: 'site',
      clearOnRefresh: true,
      selectFields: 'name, kind, maker, level, installed',
      description: 'Assets at this site, by label',
    }),
    createDataSourceField('part', 'Part', 'price-list', {
      template: '{{ item.part }} (£{{ item.price }})',
      labelProperty: 'part',
      filterQuery: "kind eq '{{ data.asset.kind }}'",
      refreshOn: 'asset',
      clearOnRefresh: true,
      selectFields: 'part, price',
    }),
    {
      type: 'number',
      key: 'quantity',
      label: 'How many?',
      input: true,
      defaultValue: 1,
      validate: { required: true, min: 1, integer: true },
    },
    { type: 'textarea', key: 'note', label: 'What is it for?', input: true, rows: 2 },
    submitButton,
  ],
};

export const repairOrder: DemoForm = {
  key: 'repair-order',
  team: 'riversideQuarter',
  channel: 'Repairs',
  title: 'Repair order',
  category: 'Maintenance',
  icon: 'wrench-outline',
  builder: 'jonas',
  published: [
    {
      content: { schema, responsesTitleTemplate: '{{data.part.part}} for {{data.asset.name}}' },
      comment: 'Choices from sites, assets, and the price list',
    },
  ],
};
