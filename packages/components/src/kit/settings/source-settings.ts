import type { ComponentDefinition } from '@tideform/engine';
import { choicesSetting, defaultChoiceSetting } from './common-settings.ts';
import {
  choiceSetting,
  countSetting,
  jsonSetting,
  numberSetting,
  switchSetting,
  textSetting,
} from './setting-factories.ts';
import type { SettingsMessages } from './settings-form.ts';

type SettingDefinitions = readonly ComponentDefinition[];
type SourceKind = keyof SettingsMessages['source']['sources'];

const showForSources = (...sources: readonly SourceKind[]) => ({
  conditional: {
    show: true,
    conjunction: 'any',
    conditions: sources.map((value) => ({ component: 'dataSrc', operator: 'isEqual', value })),
  },
  clearOnHide: false,
});

/** Settings for where a component's choices come from, limited to the sources that the component supports. */
export function sourceSettings(
  choicesIn: string,
  sources: readonly SourceKind[],
  messages: SettingsMessages,
): SettingDefinitions {
  const own = messages.source;
  const named = Object.fromEntries(sources.map((source) => [source, own.sources[source]]));
  const code = { type: 'code', key: 'data.custom', kind: 'data.custom', language: 'javascript', input: true };
  const forSource: SettingDefinitions = [
    { ...choicesSetting(choicesIn, messages), ...showForSources('values') },
    textSetting('data.url', own.url, {
      description: own.urlHint({ tag: '{{ data.country }}' }),
      validate: { required: true },
      ...showForSources('url'),
    }),
    headersSetting(own),
    ...(sources.includes('json')
      ? [{ ...jsonSetting('data.json', own.json, own.jsonHint), ...showForSources('json') }]
      : []),
    ...(sources.includes('custom')
      ? [{ ...code, label: own.custom, description: own.customHint, ...showForSources('custom') }]
      : []),
    ...(sources.includes('dataSource')
      ? [
          {
            type: 'pickedSource',
            key: 'dataSourceId',
            label: own.dataSource,
            input: true,
            ...showForSources('dataSource'),
          },
          textSetting('filterQuery', own.rowsFilter, {
            description: own.rowsFilterHint({ example: "City eq '{{ data.city }}'" }),
            ...showForSources('dataSource'),
          }),
        ]
      : []),
    textSetting('selectValues', own.selectValues, {
      description: own.selectValuesHint,
      ...showForSources('url', 'json'),
    }),
    textSetting('valueProperty', own.valueProperty, {
      description: own.valuePropertyHint,
      ...showForSources('url', 'json', 'custom', 'dataSource'),
    }),
    textSetting('template', own.template, {
      description: own.templateHint({ tag: '{{ item.name }}' }),
      ...showForSources('url', 'json', 'custom', 'dataSource'),
    }),
  ];
  return [
    choiceSetting('dataSrc', own.source, named),
    ...forSource,
    { ...defaultChoiceSetting(choicesIn, messages), ...showForSources('values') },
  ];
}

/** Setting for the headers of choice requests. Every respondent can see them, so they must not contain secrets. */
const headersSetting = (own: SettingsMessages['source']): ComponentDefinition => ({
  type: 'datagrid',
  key: 'data.headers',
  label: own.headers,
  description: own.headersHint,
  input: true,
  initEmpty: true,
  addAnother: own.addHeader,
  components: [textSetting('key', own.headerName), textSetting('value', own.headerValue)],
  ...showForSources('url'),
});

/** Settings for searching and paging choices from a URL. */
export const searchSettings = ({ source: own }: SettingsMessages): SettingDefinitions => [
  textSetting('sort', own.sort, { description: own.queryHint, ...showForSources('url') }),
  textSetting('filter', own.filter, { description: own.queryHint, ...showForSources('url') }),
  textSetting('searchField', own.searchField, { description: own.searchFieldHint, ...showForSources('url') }),
  countSetting('minSearch', own.minSearch, showForSources('url')),
  numberSetting('searchDebounce', own.searchDebounce, {
    description: own.seconds,
    validate: { min: 0, max: 10 },
    ...showForSources('url'),
  }),
  countSetting('limit', own.limit, { description: own.limitHint, ...showForSources('url') }),
  switchSetting('disableLimit', own.disableLimit, showForSources('url')),
  switchSetting('lazyLoad', own.lazyLoad, { defaultValue: true, ...showForSources('url') }),
];

/** Settings for when choices are reloaded. */
export const refreshSettings = ({ source: own }: SettingsMessages): SettingDefinitions => [
  textSetting('refreshOn', own.refreshOn, { description: own.refreshOnHint }),
  switchSetting('clearOnRefresh', own.clearOnRefresh),
];
