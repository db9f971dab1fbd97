export { LocaleContext, OwnLocaleContext, useLocale, useOwnLocale } from './locale-context.ts';
export { useCompare } from './useCompare.ts';
export { useLocalized, useMessages, useOwnMessages } from './useMessages.ts';
