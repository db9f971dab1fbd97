import { useFormatError } from '@tideform/components/kit/messages/useFormatError.tsx';
import type { Session } from '@tideform/engine';
import type { FieldExplanation, Reason, ReasonKind } from '@tideform/engine/rules';
import { useMessages } from '@tideform/i18n/react';
import { formatRule } from '../../rules/wording/format-rule.ts';
import type { RuleFormatContext } from '../../rules/wording/rule-format-context.ts';
import { Sentence } from '../../rules/wording/Sentence.tsx';
import { createFieldPlaceholder, parseSentence } from '../../rules/wording/sentence.ts';
import type { SettingLocation } from '../../settings/setting-location.ts';
import { ExplanationReason } from './ExplanationReason.tsx';
import { getExplainer, useFieldExplanation } from './useFieldExplanation.ts';
import { whyMessages } from './why.messages.ts';
import { useWhyStyles } from './why.styles.ts';

interface ExplanationProps {
  readonly session: Session;
  readonly field: string;
  readonly onOpenSetting: ((place: SettingLocation) => void) | undefined;
}

type Section = 'hidden' | 'shown' | 'required' | 'computed' | 'other';

const sectionsByEffect: Readonly<Record<ReasonKind, Section>> = {
  hides: 'hidden',
  shows: 'shown',
  requires: 'required',
  computes: 'computed',
  starts: 'computed',
  frees: 'other',
  locks: 'other',
  changes: 'other',
};

/** Explains why a field is hidden, required, invalid or calculated. Updates with each answer. */
export function Explanation({ session, field, onOpenSetting }: ExplanationProps) {
  const messages = useMessages(whyMessages);
  const styles = useWhyStyles();
  const { why, context } = useFieldExplanation(session, field);
  const { reasons, issues, isVisible } = why;
  const shownReasons = isVisible ? reasons.filter(({ kind: does }) => does !== 'hides') : reasons;
  const sections = [...Map.groupBy(shownReasons, ({ kind: does }) => sectionsByEffect[does])];
  const isEmpty = shownReasons.length === 0 && issues.length === 0;
  return (
    <div className={styles.body} aria-live="polite">
      {isEmpty && <p className={styles.text}>{isVisible ? messages.noRule : messages.unknownReason}</p>}
      {issues.length > 0 && <ValidationErrors why={why} context={context} />}
      {sections.map(([section, list]) => (
        <section key={section} className={styles.reason}>
          {(isVisible || section !== 'hidden' || sections.length > 1) && (
            <h3 className={styles.section}>{messages.sections[section]}</h3>
          )}
          {list.map((reason) => (
            <ExplanationReason
              key={`${reason.field} ${reason.rule.id} ${reason.kind}`}
              {...{ reason, session, context, onOpenSetting }}
              value={why.value}
            />
          ))}
        </section>
      ))}
      {!isVisible && <ContainerNote why={why} session={session} reasons={shownReasons} context={context} />}
    </div>
  );
}

/** Validation errors of the answer, each with the rule of the form that it breaks. */
function ValidationErrors({ why, context }: { readonly why: FieldExplanation; readonly context: RuleFormatContext }) {
  const messages = useMessages(whyMessages);
  const styles = useWhyStyles();
  const sayIssue = useFormatError();
  const { getName } = context.fields;
  return (
    <section className={styles.reason}>
      <h3 className={styles.section}>{messages.sections.wrong}</h3>
      {why.issues.map(({ issue, rule }) => (
        <p key={issue.rule} className={styles.text}>
          {rule ? (
            <Sentence parts={parseSentence(formatRule(rule, context), getName)} />
          ) : (
            sayIssue(issue, getName(why.componentPath))
          )}
        </p>
      ))}
    </section>
  );
}

interface ContainerNoteProps {
  readonly why: FieldExplanation;
  readonly session: Session;
  readonly reasons: readonly Reason[];
  readonly context: RuleFormatContext;
}

/** Note about whether the container of the field is hidden too. */
function ContainerNote({ why, session, reasons, context }: ContainerNoteProps) {
  const messages = useMessages(whyMessages);
  const styles = useWhyStyles();
  const { parentId } = session.node(why.field);
  const containerId = why.hiddenAncestorId ?? parentId;
  const field =
    containerId === undefined
      ? undefined
      : createFieldPlaceholder(getExplainer(session.form).getComponentPath(containerId));
  const formatNote = why.hiddenAncestorId === undefined ? messages.aroundShown : messages.around;
  const isAlone = reasons.length === 1 && why.hiddenAncestorId === undefined;
  const parts = field === undefined ? [] : parseSentence(formatNote({ field }), context.fields.getName);
  return (
    <p className={styles.quiet}>
      <Sentence parts={parts} /> {isAlone && messages.noOther}
    </p>
  );
}
