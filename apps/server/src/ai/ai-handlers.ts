import { operations as api, templatePromptLimits as limits } from '@tideform/contract';
import { AiError, type AiProvider } from '../external-services/ai/ai-provider.ts';
import { implement, type ReceivedFile, refuse, respond } from '../http/implement.ts';

/**
 * System prompts. NOTE: they aren't a security measure: the output is validated like any untrusted text.
 */
const templatePrompt = `You design forms for teams. You are given a description of a form, a paper form as a PDF, or both.
Answer with one JSON object and nothing else, no Markdown around it:
{"title": "…", "description": "one sentence", "icon": "one or two English words", "schema": {"display": "form", "components": […]}}
"schema" is a form.io form. Use these types alone: textfield, textarea, number, currency, checkbox, radio, select, selectboxes, datetime
(with "enableTime": false for a day), time, day, email, url, phoneNumber, address, file (with "storage": "indexeddb", and "image": true for
photos), signature, tags, survey, location, barcode, datagrid (with "components"), content (with "html"), panel (with "title" and
"components"), columns (with "columns": [{"width": 6, "components": […]}]), button.
Each field has "type", "key" (camelCase, unique), "label" and "input": true; "validate": {"required": true} where an answer is needed;
"description" where a question needs an explanation. radio and selectboxes have "values": [{"label", "value"}]; select has
"data": {"values": [{"label", "value"}]}. A field that is wanted only after another answer has "conditional": {"show": true,
"when": "key", "eq": "value"}. Put questions that belong together into panels. End with {"type": "button", "key": "submit", "label":
"Submit", "action": "submit", "input": true}. Write labels in the language of the description. No code, no addresses, no scripts.`;

const codePrompt = `You write code of form.io forms. It runs in a sandbox without a page, without a network and without packages; it can read
"data" (all answers by key), "row", "value" (this field's answer), "component", "moment" and "_" (lodash). The request says what the code
is for and which name it has to set. Answer with the code alone: no explanation, no Markdown fences.`;

const MAX_TOKENS = 8_000;
/** Maximum length of generated code. */
const MAX_CHARACTERS = 100_000;

export const generateCode = implement(api.generateCode, async ({ body, signal, log }, { aiProvider }) => {
  if (!aiProvider) return refuse('no-provider');
  let code = '';
  try {
    for await (const text of aiProvider.generate(
      { systemPrompt: codePrompt, prompt: createCodePrompt(body), maxTokens: MAX_TOKENS },
      signal,
    )) {
      code += text;
      if (code.length > MAX_CHARACTERS) return refuse('too-long');
    }
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    log.warn({ kind: error.kind, err: error.cause }, 'AI code generation failed');
    return refuse(error.kind);
  }
  return respond({ code: removeCodeFences(code) });
});

/** Builds the prompt from the user's description, the existing code and related files. */
function createCodePrompt({
  prompt,
  language,
  context,
  existingCode,
  relatedFiles,
}: typeof api.generateCode.body._zod.output): string {
  const files = relatedFiles.map(
    ({ name, description, language: written, content }) => `File ${name} (${written}): ${description}\n${content}`,
  );
  return [
    `Language: ${language}`,
    `Component: ${JSON.stringify(context)}`,
    `Wanted: ${prompt}`,
    ...(existingCode ? [`Code so far:\n${existingCode}`] : []),
    ...files,
  ].join('\n\n');
}

/** Removes Markdown code fences, which models add in spite of the instructions. */
const removeCodeFences = (code: string): string => {
  const text = code.trim();
  const lines = text.split('\n');
  const isFenced = lines.length > 2 && /^```\w*$/.test(lines[0]!.trim()) && lines.at(-1)!.trim() === '```';
  return isFenced ? lines.slice(1, -1).join('\n') : text;
};

/** Maximum output tokens, enough for a form with many pages: a single page has about 12,000. */
const GENERATE_TEMPLATE_MAX_TOKENS = 32_000;

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
      maxTokens: GENERATE_TEMPLATE_MAX_TOKENS,
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
