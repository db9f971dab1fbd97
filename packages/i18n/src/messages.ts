import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { CompiledMessage } from 'icu-minify/format';
import type { Locale, RequiredLanguage, RequiredResponderLanguage, TranslatedLanguage } from './languages.ts';

/**
 * One message in each language, in ICU message format: `{name}`, `{count, plural, one {# form} other {# forms}}`.
 * Languages of translators and those for respondents are optional.
 */
export type CatalogMessage = { readonly [Tag in RequiredLanguage]: string } & {
  readonly [Tag in Exclude<TranslatedLanguage, RequiredLanguage>]?: string;
};

/** A message that respondents see. */
export type ResponderMessage = CatalogMessage & { readonly [Tag in RequiredResponderLanguage]: string };

/** Messages by key; groups may be nested. */
export interface CatalogMessages<One extends CatalogMessage = CatalogMessage> {
  readonly [key: string]: One | CatalogMessages<One>;
}

/** Arguments of a message, parsed from its ICU text. */
type Arguments<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/** Messages in one language: a text, or a function of the arguments of its English text. */
export type Messages<M> = {
  readonly [Key in keyof M]: M[Key] extends { readonly en: infer Text extends string }
    ? keyof Arguments<Text> extends never
      ? string
      : (values: Arguments<Text>) => string
    : Messages<M[Key]>;
};

/** Type of the source messages of a catalog, in all languages. */
export type CatalogMessagesOf<C> = C extends MessageCatalog<infer M> ? M : never;

/** Type of the formatted messages of a catalog, in one language. */
export type MessagesOf<C> = C extends MessageCatalog<infer M> ? Messages<M> : never;

/** Compiled messages in one language; texts without arguments stay strings. */
export interface CompiledMessages {
  readonly [key: string]: CompiledMessage | CompiledMessages;
}

/** A value that exists in every language. */
export interface Localized<Value> {
  /** Returns the value in a locale, or a promise while its messages are loading. Returns the same object each time. */
  read(locale: Locale): Value | Promise<Value>;
}

/** A catalog of messages, readable in every language. */
export interface MessageCatalog<M> extends Localized<Messages<M>> {}
