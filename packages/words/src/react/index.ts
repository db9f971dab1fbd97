export { SpeechContext, useSpeech } from './speech-context.ts';
export { useWords } from './useWords.ts';
