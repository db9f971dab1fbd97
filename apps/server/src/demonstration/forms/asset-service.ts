import { submitButton } from './choices.ts';
import type { DemoForm } from './demo-form.ts';

/** Creates a field that shows a value of the scanned asset from the data source. */
const createAssetField = (key: string, label: string, column: string) => ({
  type: 'textfield',
  key,
  label,
  input: true,
  disabled: true,
  calculateValue: { lookup: ['assets', { var: 'data.label.value' }, column] },
});

const schema = {
  display: 'form',
  components: [
    {
      type: 'barcode',
      key: 'label',
      label: 'Asset label',
      input: true,
      manualEntry: true,
      validate: { required: true },
      description: 'Scan the label, or enter the number on it, such as BO-0001',
    },
    {
      type: 'content',
      key: 'unknown',
      label: 'Asset not found',
      hideLabel: true,
      html: '<p><strong>This label isn’t in the asset register.</strong> Check the label, or continue and describe the asset below.</p>',
      conditional: {
        json: {
          and: [{ var: 'data.label.value' }, { '!': { lookup: ['assets', { var: 'data.label.value' }, 'name'] } }],
        },
      },
    },
    createAssetField('asset', 'Asset', 'name'),
    createAssetField('site', 'Site', 'site'),
    createAssetField('maker', 'Manufacturer', 'maker'),
    {
      type: 'spSelect',
      key: 'part',
      label: 'Part fitted',
      input: true,
      dataSourceId: 'price-list-workbook',
      labelProperty: 'part',
      template: '{{ item.part }} (£{{ item.price }})',
      filterQuery: "kind eq '{{ data.kind }}'",
      refreshOn: 'kind',
      clearOnRefresh: true,
      selectFields: 'part, price',
    },
    { ...createAssetField('kind', 'Kind', 'kind'), type: 'hidden' },
    { type: 'textarea', key: 'done', label: 'Work done', input: true, rows: 3, validate: { required: true } },
    submitButton,
  ],
};

/**
 * Demo form that fills fields from the row of a scanned code, as described in the guide `fill-fields-from-a-scan.md`.
 */
export const assetService: DemoForm = {
  key: 'asset-service',
  team: 'riversideQuarter',
  channel: 'Repairs',
  title: 'Asset service',
  category: 'Maintenance',
  icon: 'barcode-scan',
  builder: 'jonas',
  published: [
    {
      content: { schema, responsesTitleTemplate: '{{data.asset}} serviced' },
      comment: 'Fills in details from the asset label',
    },
  ],
};
