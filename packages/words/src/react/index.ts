export { SpeechContext, useSpeech } from './speech-context.ts';
export { useCompare } from './useCompare.ts';
export { useSpoken, useWords } from './useWords.ts';
