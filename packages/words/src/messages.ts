import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { CompiledMessage } from 'icu-minify/format';
import type { Speech } from './languages.ts';

/** One message in each language, in ICU's message format: `{name}`, `{count, plural, one {# form} other {# forms}}`. */
export interface Message {
  readonly en: string;
  readonly de: string;
  readonly ar?: string;
}

/** A message that people meet who only fill in forms. */
export interface ResponderMessage extends Message {
  readonly ar: string;
}

/** Messages by what they are for; groups of them may be nested. */
export interface Messages<One extends Message = Message> {
  readonly [key: string]: One | Messages<One>;
}

/** What a message asks for. */
type Arguments<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/** Messages in one language: a text, or a function of what its English asks for. */
export type Words<M> = {
  readonly [Key in keyof M]: M[Key] extends { readonly en: infer Text extends string }
    ? keyof Arguments<Text> extends never
      ? string
      : (values: Arguments<Text>) => string
    : Words<M[Key]>;
};

/** The messages of a catalogue. */
export type MessagesOf<C> = C extends Catalogue<infer M> ? M : never;

/** The words of a catalogue. */
export type WordsOf<C> = C extends Catalogue<infer M> ? Words<M> : never;

/** Messages in one language, read: plain texts stay texts. */
export interface ReadMessages {
  readonly [key: string]: CompiledMessage | ReadMessages;
}

/** What is made of words, in every language. */
export interface Spoken<What> {
  /** It in a language, or what to wait for until its words are here. An unchanged object each time. */
  read(speech: Speech): What | Promise<What>;
}

/** Messages that can be said in every language. */
export interface Catalogue<M> extends Spoken<Words<M>> {}
