import { parseSourceSettings } from '../../../data/sources/useDataSources.ts';

/** Types that builders can choose; `team-members` is managed by the app. */
export const choosableTypes = ['sharepoint-list', 'sharepoint-file', 'excel-online', 'form-submissions'] as const;
export type ChoosableType = (typeof choosableTypes)[number];

/** Settings of a location, as far as they have been chosen. */
export type ConfigDraft = Readonly<Record<string, string>>;

/** Edited data source. */
export interface SourceDraft {
  readonly id: string;
  readonly title: string;
  readonly type: ChoosableType;
  readonly config: ConfigDraft;
  readonly hasPreview: boolean;
  readonly previewConfig: ConfigDraft;
}

export const emptyDraft: SourceDraft = {
  id: '',
  title: '',
  type: 'sharepoint-list',
  config: {},
  hasPreview: false,
  previewConfig: {},
};

export const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** Derives a data source's ID from its title: `Sites and blocks` becomes `sites-and-blocks`. */
export const createIdFromTitle = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 64);

/** Returns the settings to save; `undefined` if something is missing. */
export const getSettings = ({ title, type, config, hasPreview, previewConfig }: SourceDraft) =>
  parseSourceSettings({ type, title, config, ...(hasPreview && { previewConfig }) });

/** Returns the settings of a location if they're complete. */
export const getCompleteConfig = (type: ChoosableType, config: ConfigDraft) =>
  parseSourceSettings({ type, title: 'x', config })?.config;

const fileNamePatterns: Readonly<Partial<Record<ChoosableType, RegExp>>> = {
  'sharepoint-file': /\.(?:csv|json)$/i,
  'excel-online': /\.(?:xls|xlsx|xlsm)$/i,
};

/** Whether a file of this name can be read as this type. */
export const isReadable = (type: ChoosableType, name: string): boolean => fileNamePatterns[type]?.test(name) ?? false;

/** Returns the settings for a chosen file. */
export const getFileConfig = (type: ChoosableType, path: string): ConfigDraft =>
  type === 'sharepoint-file' ? { path, format: path.toLowerCase().endsWith('.json') ? 'json' : 'csv' } : { path };
