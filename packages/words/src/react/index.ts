export { OwnSpeechContext, SpeechContext, useOwnSpeech, useSpeech } from './speech-context.ts';
export { useCompare } from './useCompare.ts';
export { useOwnWords, useSpoken, useWords } from './useWords.ts';
