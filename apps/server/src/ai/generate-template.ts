import { templatePromptLimits as limits, generateTemplate as operation } from '@tideform/contract';
import { AiFailed, type AiWriter } from '../external-services/ai/ai-writer.ts';
import { answer, implement, type ReceivedFile, refuse } from '../http/implement.ts';
import { templateTask } from './tasks.ts';

/** A form of many pages; the text of one has about 12,000. */
const mostTokens = 32_000;

export const generateTemplate = implement(operation, async ({ body, files, signal, log }, { aiWriter }) => {
  if (!aiWriter) return refuse('no-provider');
  const [file, ...others] = files;
  if (others.length > 0) return refuse('too-many-files', 'Only one pdf can be attached');
  if (file && !isPdf(file)) return refuse('not-a-pdf', 'Only PDF files are supported');
  if (file && file.bytes.length > limits.pdfBytes)
    return refuse('file-too-large', 'The PDF is too large, maximum 5 MB');
  const prompt = body.prompt.trim();
  if (!file && prompt.length < limits.leastCharacters) return refuse('too-short', 'Too short, provide more details');
  const ask = {
    task: templateTask,
    prompt: prompt || 'Make the form that is in the PDF.',
    ...(file && { pdf: { name: 'form.pdf', bytes: file.bytes } }),
    mostTokens,
  };
  return answer(piecesOf(aiWriter.write(ask, signal), (kind, cause) => log.warn({ kind, err: cause }, 'No form came')));
});

/** What a PDF begins with, wherever in its first kilobyte; what a browser calls it is not asked. */
const isPdf = ({ bytes }: ReceivedFile): boolean => bytes.subarray(0, 1024).includes('%PDF-');

/** Too late for a refusal: a failure is the last piece. */
async function* piecesOf(texts: ReturnType<AiWriter['write']>, note: (kind: AiFailed['kind'], cause: unknown) => void) {
  try {
    for await (const text of texts) yield { text };
  } catch (error) {
    if (!(error instanceof AiFailed)) throw error;
    note(error.kind, error.cause);
    yield { failure: error.kind };
  }
}
