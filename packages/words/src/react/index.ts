export { SpeechContext, useSpeech } from './speech-context.ts';
export { useCompare } from './useCompare.ts';
export { useWords } from './useWords.ts';
