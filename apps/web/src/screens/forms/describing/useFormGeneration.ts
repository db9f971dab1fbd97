import { specs } from '@tideform/components/specs';
import { useMessages, useOwnMessages } from '@tideform/i18n/react';
import { draftForm, type GeneratedForm, parseGeneratedForm } from '@tideform/import';
import { useEffect, useRef, useState } from 'react';
import { type AiFailure, type FormGenerationRequest, formPromptLimits as limits, useAi } from '../../../data/useAi.ts';
import { aiMessages } from '../../../dialogs/ai/ai.messages.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { formsMessages } from '../forms.messages.ts';
import { describeMessages } from './describe.messages.ts';
import { findIcon } from './find-icon.ts';
import { parsePartialJson } from './parse-partial-json.ts';

export type GenerationState =
  | { readonly step: 'asking' }
  /** The generation is in progress. `form` is the form written so far, `pages` the number of PDF pages. */
  | { readonly step: 'reading' | 'writing'; readonly form?: GeneratedForm; readonly pages?: number }
  | {
      readonly step: 'made';
      readonly form: GeneratedForm;
      readonly pages?: number;
      /** Icon of the form as SVG text. */
      readonly iconSvg?: string;
      readonly isRuleBased: boolean;
    }
  | { readonly step: 'failed'; readonly why: string };

/** Interval for updating the preview while the form is written, in milliseconds. */
const previewIntervalMs = 250;

const isComponentType = (type: string): boolean => Object.hasOwn(specs, type);

/**
 * Generates a form from a prompt: with the AI provider if there is one, otherwise by rules. A new request cancels the
 * previous one.
 */
export function useFormGeneration() {
  const messages = useMessages(describeMessages);
  const ownMessages = useOwnMessages(formsMessages);
  const failures = useMessages(failureMessages);
  const { failures: aiFailures } = useMessages(aiMessages);
  const notify = useShowToast();
  const ai = useAi();
  const [state, setState] = useState<GenerationState>({ step: 'asking' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const setCurrent = (next: GenerationState): void => {
      if (!controller.signal.aborted) setState(next);
    };
    return { signal: controller.signal, setCurrent };
  };

  async function generate(request: FormGenerationRequest): Promise<void> {
    if (!ai.isAvailable) return createRuleBasedDraft(request);
    const { signal, setCurrent } = start();
    setCurrent({ step: 'writing' });
    try {
      const text = await generateText(request, signal, (form) => setCurrent({ step: 'writing', form }));
      const form = parseGeneratedForm(parseWholeJson(text), {
        submit: ownMessages.submit,
        isWhole: true,
        isType: isComponentType,
      });
      if (!form) {
        notify('error', messages.invalid);
        return setCurrent({ step: 'failed', why: messages.failed });
      }
      const iconSvg = await findIcon(form.icon || form.title);
      setCurrent({ step: 'made', form, isRuleBased: false, ...(iconSvg !== undefined && { iconSvg }) });
    } catch (cause) {
      if (signal.aborted) return;
      notify('error', cause instanceof GenerationFailed ? aiFailures[cause.failure] : formatCause(cause, failures));
      setCurrent({ step: 'failed', why: messages.failed });
    }
  }

  async function generateText(
    { prompt, pdf }: FormGenerationRequest,
    signal: AbortSignal,
    show: (form: GeneratedForm) => void,
  ): Promise<string> {
    let [text, shownAt] = ['', 0];
    for await (const chunk of ai.generateForm({ prompt, pdf }, signal)) {
      if ('failure' in chunk) throw new GenerationFailed(chunk.failure);
      text += chunk.text;
      if (performance.now() - shownAt < previewIntervalMs) continue;
      const form = parseGeneratedForm(parsePartialJson(text), {
        submit: ownMessages.submit,
        isWhole: false,
        isType: isComponentType,
      });
      if (form) show(form);
      shownAt = performance.now();
    }
    return text;
  }

  async function createRuleBasedDraft({ prompt, pdf }: FormGenerationRequest): Promise<void> {
    const { setCurrent } = start();
    setCurrent({ step: pdf ? 'reading' : 'writing' });
    try {
      const pdfForm = pdf && (await (await import('../read-pdf-form.ts')).loadPdfForm(pdf));
      const {
        form,
        title = '',
        questions,
      } = draftForm({ prompt: prompt.slice(0, limits.mostCharacters), paper: pdfForm, submit: ownMessages.submit });
      if (questions === 0) return setCurrent({ step: 'failed', why: messages.nothingFound });
      const iconSvg = await findIcon(title);
      const drafted = { title, icon: '', form, formWithCode: form, code: [] };
      setCurrent({
        ...{ step: 'made', form: drafted, isRuleBased: true },
        ...(pdfForm && { pages: pdfForm.pages.length }),
        ...(iconSvg !== undefined && { iconSvg }),
      });
    } catch {
      setCurrent({ step: 'failed', why: messages.unreadable });
    }
  }

  return {
    state,
    isAi: ai.isAvailable,
    generate,
    draft: createRuleBasedDraft,
    cancel() {
      running.current?.abort();
      setState({ step: 'asking' });
    },
  };
}

/** Error that the AI provider stopped with a failure. */
class GenerationFailed extends Error {
  readonly failure: AiFailure;

  constructor(failure: AiFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** Parses the JSON object in a text, ignoring text around it; `undefined` if it isn't valid. */
function parseWholeJson(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
