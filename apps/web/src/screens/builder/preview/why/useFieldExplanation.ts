import { localizedPalette } from '@tideform/components/palette';
import { specs } from '@tideform/components/specs';
import { type FormDefinition, type Session, upgradeForm } from '@tideform/engine';
import { createExplainer, type Explainer, type FieldExplanation } from '@tideform/engine/rules';
import { useLocale, useLocalized, useMessages } from '@tideform/i18n/react';
import { useEffect, useMemo, useReducer } from 'react';
import { createFormFields, type RuleFormatContext } from '../../rules/wording/form-fields.ts';
import { ruleMessages } from '../../rules/wording/rule.messages.ts';

/** Viewer of the preview: a user who starts a response. */
const creatorViewer = { isCreator: true };

const explainers = new WeakMap<FormDefinition, Explainer>();

/** Returns the explainer of a form's rules, created once per definition. */
export function getExplainer(form: FormDefinition): Explainer {
  const explainer = explainers.get(form) ?? createExplainer(form, specs, { viewer: creatorViewer, nowMs: Date.now() });
  explainers.set(form, explainer);
  return explainer;
}

export interface FieldExplanationState {
  readonly explanation: FieldExplanation;
  readonly context: RuleFormatContext;
}

/** Explanation of a field's current state, updated with every change of the data. */
export function useFieldExplanation(session: Session, field: string): FieldExplanationState {
  const messages = useMessages(ruleMessages);
  const localizedKinds = useLocalized(localizedPalette);
  const { locale } = useLocale();
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const unsubscribers = [session.subscribeData(update), session.subscribe(field, update)];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [session, field]);
  const { form } = session;
  const context = useMemo(
    () => ({ messages, locale, fields: createFormFields(upgradeForm(form), localizedKinds) }),
    [messages, locale, form, localizedKinds],
  );
  return { explanation: getExplainer(form).explain(session, field), context };
}
