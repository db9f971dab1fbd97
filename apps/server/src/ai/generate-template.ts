import { operations as api, templatePromptLimits as limits } from '@tideform/contract';
import { AiError, type AiProvider } from '../external-services/ai/ai-provider.ts';
import { implement, type ReceivedFile, refuse, respond } from '../http/implement.ts';
import { templatePrompt } from './prompts.ts';

/** Maximum output tokens, enough for a form with many pages: a single page has about 12,000. */
const MAX_TOKENS = 32_000;

export const generateTemplate = implement(
  api.generateTemplate,
  async ({ body, files, signal, log }, { aiProvider }) => {
    if (!aiProvider) return refuse('no-provider');
    const [file, ...others] = files;
    if (others.length > 0) return refuse('too-many-files', 'Only one pdf can be attached');
    if (file && !isPdf(file)) return refuse('not-a-pdf', 'Only PDF files are supported');
    if (file && file.bytes.length > limits.pdfBytes)
      return refuse('file-too-large', 'The PDF is too large, maximum 5 MB');
    const prompt = body.prompt.trim();
    if (!file && prompt.length < limits.leastCharacters) return refuse('too-short', 'Too short, provide more details');
    const aiRequest = {
      systemPrompt: templatePrompt,
      prompt: prompt || 'Make the form that is in the PDF.',
      ...(file && { pdf: { name: 'form.pdf', bytes: file.bytes } }),
      maxTokens: MAX_TOKENS,
    };
    return respond(
      streamChunks(aiProvider.generate(aiRequest, signal), (kind, cause) =>
        log.warn({ kind, err: cause }, 'AI drafting failed'),
      ),
    );
  },
);

/** Returns true if a file is a PDF, by its signature in the first kilobyte. The browser's media type isn't used. */
const isPdf = ({ bytes }: ReceivedFile): boolean => bytes.subarray(0, 1024).includes('%PDF-');

/** Streams the chunks. Headers are already sent, so an error becomes the last chunk. */
async function* streamChunks(
  texts: ReturnType<AiProvider['generate']>,
  onError: (kind: AiError['kind'], cause: unknown) => void,
) {
  try {
    for await (const text of texts) yield { text };
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    onError(error.kind, error.cause);
    yield { failure: error.kind };
  }
}
