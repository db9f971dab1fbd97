import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { CompiledMessage } from 'icu-minify/format';
import type { RequiredLanguage, RequiredResponderLanguage, Speech, TranslatedLanguage } from './languages.ts';

/**
 * One message in each language, in ICU message format: `{name}`, `{count, plural, one {# form} other {# forms}}`. Languages of
 * translators and those for respondents are optional.
 */
export type CatalogMessage = { readonly [Tag in RequiredLanguage]: string } & {
  readonly [Tag in Exclude<TranslatedLanguage, RequiredLanguage>]?: string;
};

/** A message that respondents see. */
export type ResponderMessage = CatalogMessage & { readonly [Tag in RequiredResponderLanguage]: string };

/** Messages by what they are for; groups of them may be nested. */
export interface CatalogMessages<One extends CatalogMessage = CatalogMessage> {
  readonly [key: string]: One | CatalogMessages<One>;
}

/** What a message asks for. */
type Arguments<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/** Messages in one language: a text, or a function of what its English asks for. */
export type Messages<M> = {
  readonly [Key in keyof M]: M[Key] extends { readonly en: infer Text extends string }
    ? keyof Arguments<Text> extends never
      ? string
      : (values: Arguments<Text>) => string
    : Messages<M[Key]>;
};

/** The messages of a catalog. */
export type CatalogMessagesOf<C> = C extends MessageCatalog<infer M> ? M : never;

/** The words of a catalog. */
export type MessagesOf<C> = C extends MessageCatalog<infer M> ? Messages<M> : never;

/** Messages in one language, read: plain texts stay texts. */
export interface CompiledMessages {
  readonly [key: string]: CompiledMessage | CompiledMessages;
}

/** What is made of words, in every language. */
export interface Spoken<What> {
  /** It in a language, or what to wait for until its words are here. An unchanged object each time. */
  read(speech: Speech): What | Promise<What>;
}

/** Messages that can be said in every language. */
export interface MessageCatalog<M> extends Spoken<Messages<M>> {}
