export {
  LocaleContext,
  OwnLocaleContext,
  useCompare,
  useLocale,
  useLocalized,
  useMessages,
  useOwnLocale,
  useOwnMessages,
} from './useMessages.ts';
