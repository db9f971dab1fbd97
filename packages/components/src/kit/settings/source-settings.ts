import type { ComponentDefinition } from '@tideform/engine';
import { choicesSetting, defaultChoiceSetting } from './common-settings.ts';
import { choiceSetting, countSetting, jsonSetting, numberSetting, switchSetting, textSetting } from './make-setting.ts';
import type { SettingsMessages } from './settings-form.ts';

type Settings = readonly ComponentDefinition[];
type Source = keyof SettingsMessages['source']['sources'];

const only = (...sources: readonly Source[]) => ({
  conditional: {
    show: true,
    conjunction: 'any',
    conditions: sources.map((value) => ({ component: 'dataSrc', operator: 'isEqual', value })),
  },
  clearOnHide: false,
});

/** Where choices come from, of those sources that the component takes, and how they are read. */
export function sourceSettings(choicesIn: string, sources: readonly Source[], messages: SettingsMessages): Settings {
  const own = messages.source;
  const named = Object.fromEntries(sources.map((source) => [source, own.sources[source]]));
  const code = { type: 'code', key: 'data.custom', kind: 'data.custom', language: 'javascript', input: true };
  const forSource: Settings = [
    { ...choicesSetting(choicesIn, messages), ...only('values') },
    textSetting('data.url', own.url, {
      description: own.urlHint({ tag: '{{ data.country }}' }),
      validate: { required: true },
      ...only('url'),
    }),
    headersSetting(own),
    ...(sources.includes('json') ? [{ ...jsonSetting('data.json', own.json, own.jsonHint), ...only('json') }] : []),
    ...(sources.includes('custom')
      ? [{ ...code, label: own.custom, description: own.customHint, ...only('custom') }]
      : []),
    ...(sources.includes('dataSource')
      ? [
          { type: 'pickedSource', key: 'dataSourceId', label: own.dataSource, input: true, ...only('dataSource') },
          textSetting('filterQuery', own.rowsFilter, {
            description: own.rowsFilterHint({ example: "City eq '{{ data.city }}'" }),
            ...only('dataSource'),
          }),
        ]
      : []),
    textSetting('selectValues', own.selectValues, { description: own.selectValuesHint, ...only('url', 'json') }),
    textSetting('valueProperty', own.valueProperty, {
      description: own.valuePropertyHint,
      ...only('url', 'json', 'custom', 'dataSource'),
    }),
    textSetting('template', own.template, {
      description: own.templateHint({ tag: '{{ item.name }}' }),
      ...only('url', 'json', 'custom', 'dataSource'),
    }),
  ];
  return [
    choiceSetting('dataSrc', own.source, named),
    ...forSource,
    { ...defaultChoiceSetting(choicesIn, messages), ...only('values') },
  ];
}

/** Who opens the form can read them: they are no place for secrets. */
const headersSetting = (own: SettingsMessages['source']): ComponentDefinition => ({
  type: 'datagrid',
  key: 'data.headers',
  label: own.headers,
  description: own.headersHint,
  input: true,
  initEmpty: true,
  addAnother: own.addHeader,
  components: [textSetting('key', own.headerName), textSetting('value', own.headerValue)],
  ...only('url'),
});

/** What a list that is searched asks of an address. */
export const searchSettings = ({ source: own }: SettingsMessages): Settings => [
  textSetting('sort', own.sort, { description: own.queryHint, ...only('url') }),
  textSetting('filter', own.filter, { description: own.queryHint, ...only('url') }),
  textSetting('searchField', own.searchField, { description: own.searchFieldHint, ...only('url') }),
  countSetting('minSearch', own.minSearch, only('url')),
  numberSetting('searchDebounce', own.searchDebounce, {
    description: own.seconds,
    validate: { min: 0, max: 10 },
    ...only('url'),
  }),
  countSetting('limit', own.limit, { description: own.limitHint, ...only('url') }),
  switchSetting('disableLimit', own.disableLimit, only('url')),
  switchSetting('lazyLoad', own.lazyLoad, { defaultValue: true, ...only('url') }),
];

/** When choices are loaded again. */
export const refreshSettings = ({ source: own }: SettingsMessages): Settings => [
  textSetting('refreshOn', own.refreshOn, { description: own.refreshOnHint }),
  switchSetting('clearOnRefresh', own.clearOnRefresh),
];
