import { kinds } from '@tideform/components/palette';
import { specs } from '@tideform/components/specs';
import { type FormDefinition, type Session, upgradeForm } from '@tideform/engine';
import { createExplainer, type Explainer, type Why } from '@tideform/engine/rules';
import { useMessages, useSpeech, useSpoken } from '@tideform/i18n/react';
import { useEffect, useMemo, useReducer } from 'react';
import { fieldsOf } from '../../rules/wording/form-fields.ts';
import { ruleMessages } from '../../rules/wording/rule.messages.ts';
import type { RuleSpeech } from '../../rules/wording/rule-speech.ts';

/** Whoever starts a response is who the preview is for. */
const viewer = { isCreator: true };

const explainers = new WeakMap<FormDefinition, Explainer>();

/** Reads the rules of a form once. */
export function explainerOf(form: FormDefinition): Explainer {
  const known = explainers.get(form) ?? createExplainer(form, specs, { viewer, nowMs: Date.now() });
  explainers.set(form, known);
  return known;
}

export interface KnownWhy {
  readonly why: Why;
  readonly speech: RuleSpeech;
}

/** Why a field is as it is, at each moment. */
export function useWhy(session: Session, field: string): KnownWhy {
  const messages = useMessages(ruleMessages);
  const saidKinds = useSpoken(kinds);
  const { locale } = useSpeech();
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const ends = [session.subscribeData(look), session.subscribe(field, look)];
    return () => {
      for (const end of ends) end();
    };
  }, [session, field]);
  const { form } = session;
  const speech = useMemo(
    () => ({ messages, locale, fields: fieldsOf(upgradeForm(form), saidKinds) }),
    [messages, locale, form, saidKinds],
  );
  return { why: explainerOf(form).why(session, field), speech };
}
