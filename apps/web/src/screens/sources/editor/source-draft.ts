import { readSettings } from '../../../data/sources/read-settings.ts';

/** What can be chosen: people of the team are the app's own. */
export const choosableTypes = ['sharepoint-list', 'sharepoint-file', 'excel-online', 'form-submissions'] as const;
export type ChoosableType = (typeof choosableTypes)[number];

/** Settings of a place as far as they are chosen. */
export type ConfigDraft = Readonly<Record<string, string>>;

/** A data source while it is being written. */
export interface SourceDraft {
  readonly id: string;
  readonly title: string;
  readonly type: ChoosableType;
  readonly config: ConfigDraft;
  readonly hasPreview: boolean;
  readonly previewConfig: ConfigDraft;
}

export const blankDraft: SourceDraft = {
  id: '',
  title: '',
  type: 'sharepoint-list',
  config: {},
  hasPreview: false,
  previewConfig: {},
};

export const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** An id of a title's words: `Sites and blocks` is `sites-and-blocks`. */
export const idOfTitle = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 64);

/** What is said of it to the server; `undefined`: something is missing. */
export const settingsOf = ({ title, type, config, hasPreview, previewConfig }: SourceDraft) =>
  readSettings({ type, title, config, ...(hasPreview && { previewConfig }) });

/** The settings of one place, when they are whole. */
export const wholeConfig = (type: ChoosableType, config: ConfigDraft) =>
  readSettings({ type, title: 'x', config })?.config;

const extensions: Readonly<Partial<Record<ChoosableType, RegExp>>> = {
  'sharepoint-file': /\.(?:csv|json)$/i,
  'excel-online': /\.(?:xls|xlsx|xlsm)$/i,
};

/** May a file of this name be read? */
export const isReadable = (type: ChoosableType, name: string): boolean => extensions[type]?.test(name) ?? false;

/** What choosing a file says of it. */
export const fileChosen = (type: ChoosableType, path: string): ConfigDraft =>
  type === 'sharepoint-file' ? { path, format: path.toLowerCase().endsWith('.json') ? 'json' : 'csv' } : { path };
