import { specs } from '@tideform/components/specs';
import { useMessages, useOwnMessages } from '@tideform/i18n/react';
import { draftForm, readWrittenForm, type WrittenForm } from '@tideform/import';
import { useEffect, useRef, useState } from 'react';
import { type AiFailure, type FormAsk, formAskLimits as limits, useAi } from '../../../data/ai/useAi.ts';
import { aiMessages } from '../../../dialogs/ai/ai.messages.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { formsMessages } from '../forms.messages.ts';
import { chooseIcon } from './choose-icon.ts';
import { describeMessages } from './describe.messages.ts';
import { readPartialJson } from './partial-json.ts';

export type Described =
  | { readonly step: 'asking' }
  /** It is on its way: what is there of it, and how many pages the paper has. */
  | { readonly step: 'reading' | 'writing'; readonly form?: WrittenForm; readonly pages?: number }
  | {
      readonly step: 'made';
      readonly form: WrittenForm;
      readonly pages?: number;
      /** SVG text. */
      readonly iconSvg?: string;
      readonly isByRules: boolean;
    }
  | { readonly step: 'failed'; readonly why: string };

/** How often a preview is drawn again while it is written. */
const previewMs = 250;

const isType = (type: string): boolean => Object.hasOwn(specs, type);

/** Makes a form from what somebody says: a service writes it where there is one, else it is drafted by rules. What was asked for last counts. */
export function useDescribed() {
  const messages = useMessages(describeMessages);
  const own = useOwnMessages(formsMessages);
  const failures = useMessages(failureMessages);
  const { failures: aiFailures } = useMessages(aiMessages);
  const tell = useTell();
  const ai = useAi();
  const [state, setState] = useState<Described>({ step: 'asking' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begin = () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const put = (next: Described): void => {
      if (!controller.signal.aborted) setState(next);
    };
    return { signal: controller.signal, put };
  };

  async function generate(ask: FormAsk): Promise<void> {
    if (!ai.isHere) return draft(ask);
    const { signal, put } = begin();
    put({ step: 'writing' });
    try {
      const text = await write(ask, signal, (form) => put({ step: 'writing', form }));
      const form = readWrittenForm(readWhole(text), { submit: own.submit, isWhole: true, isType });
      if (!form) {
        tell('error', messages.invalid);
        return put({ step: 'failed', why: messages.failed });
      }
      const iconSvg = await chooseIcon(form.icon || form.title);
      put({ step: 'made', form, isByRules: false, ...(iconSvg !== undefined && { iconSvg }) });
    } catch (cause) {
      if (signal.aborted) return;
      tell('error', cause instanceof NotWritten ? aiFailures[cause.failure] : wordCause(cause, failures));
      put({ step: 'failed', why: messages.failed });
    }
  }

  async function write(
    { prompt, pdf }: FormAsk,
    signal: AbortSignal,
    show: (form: WrittenForm) => void,
  ): Promise<string> {
    let [text, shownAt] = ['', 0];
    for await (const piece of ai.writeForm({ prompt, pdf }, signal)) {
      if ('failure' in piece) throw new NotWritten(piece.failure);
      text += piece.text;
      if (performance.now() - shownAt < previewMs) continue;
      const form = readWrittenForm(readPartialJson(text), { submit: own.submit, isWhole: false, isType });
      if (form) show(form);
      shownAt = performance.now();
    }
    return text;
  }

  async function draft({ prompt, pdf }: FormAsk): Promise<void> {
    const { put } = begin();
    put({ step: pdf ? 'reading' : 'writing' });
    try {
      const paper = pdf && (await (await import('../open-paper-file.ts')).openPaperFile(pdf));
      const {
        form,
        title = '',
        questions,
      } = draftForm({ prompt: prompt.slice(0, limits.mostCharacters), paper, submit: own.submit });
      if (questions === 0) return put({ step: 'failed', why: messages.nothingFound });
      const iconSvg = await chooseIcon(title);
      const drafted = { title, icon: '', form, formWithCode: form, code: [] };
      put({
        ...{ step: 'made', form: drafted, isByRules: true },
        ...(paper && { pages: paper.pages.length }),
        ...(iconSvg !== undefined && { iconSvg }),
      });
    } catch {
      put({ step: 'failed', why: messages.unreadable });
    }
  }

  return {
    state,
    isAi: ai.isHere,
    generate,
    draft,
    cancel() {
      running.current?.abort();
      setState({ step: 'asking' });
    },
  };
}

/** A service did not write all of it. */
class NotWritten extends Error {
  readonly failure: AiFailure;

  constructor(failure: AiFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** What stands around the JSON is no part of it; JSON that does not end is none. */
function readWhole(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
