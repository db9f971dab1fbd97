import type { MessagesOf, Speech } from '@tideform/i18n';
import { wantedSpeech } from '../../../pages/wanted-speech.ts';
import { identityMessages } from './identity.messages.ts';

/** A language, and what the pages say in it. */
export interface PageSpeech {
  readonly speech: Speech;
  readonly messages: MessagesOf<typeof identityMessages>;
}

/** What the pages say to whoever asks: in the first language of `Accept-Language` that we speak. */
export async function speechFor(acceptLanguage: string | undefined): Promise<PageSpeech> {
  const speech = wantedSpeech(acceptLanguage);
  return { speech, messages: await identityMessages.read(speech) };
}
