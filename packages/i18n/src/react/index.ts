export { OwnSpeechContext, SpeechContext, useOwnSpeech, useSpeech } from './speech-context.ts';
export { useCompare } from './useCompare.ts';
export { useMessages, useOwnMessages, useSpoken } from './useMessages.ts';
